export const codes = {
  ids: { stint: "stint", stintChange: "sch" },
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
    membership_changed: {
      status: 409,
      title: "A cohort membership changed since",
      example: "Nothing was undone. Memberships that changed since: 2.",
    },
    membership_undo_expired: {
      status: 409,
      title: "This change can't be undone anymore",
      example: "The 10 minutes are over. Correct the memberships instead.",
    },
  },
  changes: ["cohort_assigned", "cohort_membership_ended", "cohort_membership_corrected"],
} as const;
