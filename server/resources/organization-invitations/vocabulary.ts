import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("organization-invitations", {
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

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "organization-invitations": typeof words;
  }
}
