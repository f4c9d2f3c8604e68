export const codes = {
  occurrences: ["roster_exported"],
} as const;
