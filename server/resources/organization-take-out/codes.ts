export const codes = {
  occurrences: ["organization_taken_out"],
} as const;
