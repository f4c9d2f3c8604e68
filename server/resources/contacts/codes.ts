export const codes = {
  ids: { contact: "con" },
} as const;
