export const codes = {
  ids: { invitation: "inv" },
  errors: {
    invitation_not_pending: {
      status: 409,
      title: "The invitation is no longer pending",
      example: "This invitation is no longer pending. Ask for a new one.",
    },
  },
  changes: ["invitation_sent", "invitation_resent", "invitation_revoked"],
} as const;
