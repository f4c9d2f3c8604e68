import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("cohort-memberships", {
  ids: { stint: "stint" },
  errors: {
    already_in_cohort: {
      status: 409,
      title: "Already in the cohort",
      example: "The applicant has an open stint in this cohort. End it first.",
    },
    stint_already_closed: {
      status: 409,
      title: "The stint is already closed",
      example: "This stint is closed already.",
    },
  },
  changes: ["cohort_assigned", "cohort_membership_ended"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "cohort-memberships": typeof words;
  }
}
