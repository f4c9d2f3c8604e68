import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("resumes", {
  ids: { resume: "res" },
  errors: {
    resume_not_found: {
      status: 422,
      title: "Résumé not found",
      example: "resumeId isn't one of your résumés.",
    },
  },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    resumes: typeof words;
  }
}
