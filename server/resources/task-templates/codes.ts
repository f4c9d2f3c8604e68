export const codes = {
  ids: { taskTemplate: "ttp" },
  changes: ["task_template_created", "task_template_changed", "task_template_deleted"],
} as const;
