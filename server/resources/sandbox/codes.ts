export const codes = {
  ids: { sandbox: "sbx" },
} as const;
