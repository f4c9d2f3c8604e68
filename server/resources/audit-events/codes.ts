export const codes = {
  ids: { auditEvent: "evt" },
} as const;
