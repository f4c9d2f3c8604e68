export const codes = {
  changes: ["invitation_accepted", "invitation_declined"],
} as const;
