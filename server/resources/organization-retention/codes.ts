export const codes = {
  changes: ["retention_changed"],
  occurrences: ["leavers_deleted"],
} as const;
