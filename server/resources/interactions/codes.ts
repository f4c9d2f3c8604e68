export const codes = {
  ids: { interaction: "ixn" },
} as const;
