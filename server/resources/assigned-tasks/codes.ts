export const codes = {
  errors: {
    task_confirmed: {
      status: 409,
      title: "The task was confirmed",
      example: "Staff confirmed this task. Ask them to undo that.",
    },
  },
  ids: { assignedTask: "atk" },
  changes: ["task_assigned", "assigned_task_done", "assigned_task_confirmed", "assigned_task_deleted"],
} as const;
