import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("cohort-memberships", {
  ids: { stint: "stint" },
  errors: {
    already_in_cohort: {
      status: 409,
      title: "Already in the cohort",
      example: "The applicant is already in this cohort. End that membership first.",
    },
    stint_already_closed: {
      status: 409,
      title: "The cohort membership has already ended",
      example: "This cohort membership has already ended.",
    },
  },
  changes: ["cohort_assigned", "cohort_membership_ended"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "cohort-memberships": typeof words;
  }
}
