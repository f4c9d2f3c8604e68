export const codes = {
  ids: { rosterRecord: "rec", applicantField: "fld" },
  errors: {
    field_name_taken: {
      status: 409,
      title: "The field name is already in use",
      example: 'The organization already has a field named "Campus".',
    },
  },
  changes: ["applicant_field_created", "applicant_field_deleted"],
} as const;
