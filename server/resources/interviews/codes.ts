export const codes = {
  ids: { interview: "itv" },
} as const;
