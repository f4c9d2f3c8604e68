export const codes = {
  ids: { task: "tsk" },
} as const;
