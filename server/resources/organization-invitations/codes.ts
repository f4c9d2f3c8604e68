import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("organization-invitations", {
  ids: { invitation: "inv" },
  errors: {
    invitation_not_pending: {
      status: 409,
      title: "The invitation is no longer pending",
      example: "This invitation is no longer pending. Ask for a new one.",
    },
  },
  changes: ["invitation_sent", "invitation_resent", "invitation_revoked"],
});

declare module "#server/core/codes.ts" {
  interface Codes {
    "organization-invitations": typeof words;
  }
}
