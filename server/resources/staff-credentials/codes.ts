export const codes = {
  changes: ["credential_blocked", "credential_allowed"],
} as const;
