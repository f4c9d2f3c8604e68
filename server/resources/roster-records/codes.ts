export const codes = {
  ids: { rosterRecord: "rec", applicantField: "fld" },
  errors: {
    field_name_taken: {
      status: 409,
      title: "The field name is already in use",
      example: 'The organization already has a field named "Campus".',
    },
    roster_key_taken: {
      status: 409,
      title: "The key belongs to another person on the roster",
      example: "Another person has this student ID.",
    },
  },
  changes: ["roster_record_updated", "applicant_field_created", "applicant_field_deleted"],
} as const;
