export const codes = {
  ids: { resume: "res" },
  errors: {
    resume_not_found: {
      status: 422,
      title: "Résumé not found",
      example: "resumeId isn't one of your résumés.",
    },
  },
} as const;
