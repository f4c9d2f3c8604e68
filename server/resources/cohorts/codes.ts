export const codes = {
  ids: { cohort: "coh" },
  errors: {
    cohort_name_taken: {
      status: 409,
      title: "The cohort name is already in use",
      example: "The organization already has a cohort with this name.",
    },
    cohort_not_empty: {
      status: 409,
      title: "The cohort has a history",
      example: "Someone has been in this cohort. Archive it instead.",
    },
    cohort_archived: {
      status: 409,
      title: "The cohort is archived",
      example: "This cohort is archived. Restore it first.",
    },
  },
  changes: ["cohort_created", "cohort_renamed", "cohort_deleted", "cohort_archived", "cohort_restored"],
} as const;
