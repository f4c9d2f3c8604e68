import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("resumes", {
  ids: { resume: "res" },
  errors: {
    resume_not_found: {
      status: 422,
      title: "Résumé not found",
      example: "resumeId isn't one of your résumés.",
    },
  },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    resumes: typeof words;
  }
}
