import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("companies", {
  ids: { company: "cmp" },
  errors: {
    company_name_taken: {
      status: 409,
      title: "The company name is taken",
      example: "You already have a company of this name.",
    },
    company_not_found: {
      status: 422,
      title: "No such company",
      example: "company.id is not one of your companies.",
    },
  },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    companies: typeof words;
  }
}
