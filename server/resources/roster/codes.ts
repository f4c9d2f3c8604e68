export const codes = {
  changes: ["attention_handled"],
  occurrences: ["roster_exported"],
} as const;
