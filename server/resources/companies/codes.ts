export const codes = {
  ids: { company: "cmp" },
  errors: {
    company_name_taken: {
      status: 409,
      title: "The company name is already in use",
      example: "You already have a company with this name.",
    },
    company_not_found: {
      status: 422,
      title: "Company not found",
      example: "company.id isn't one of your companies.",
    },
  },
} as const;
