export const codes = {
  ids: { import: "imp" },
} as const;
