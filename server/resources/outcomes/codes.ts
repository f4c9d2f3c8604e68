export const codes = {
  ids: { outcome: "out" },
  errors: {
    intent_already_stated: {
      status: 409,
      title: "The intent was already stated",
      example: "The intent for this cohort was already stated. It can't be changed.",
    },
  },
  changes: ["outcome_recorded", "outcome_corrected", "outcome_contested", "intent_stated"],
  occurrences: ["outcomes_exported"],
} as const;
