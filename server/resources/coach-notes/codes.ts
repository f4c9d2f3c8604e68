export const codes = {
  ids: { coachNote: "note" },
  errors: {
    organization_ambiguous: {
      status: 422,
      title: "The organization is ambiguous",
      example: "The board is shared with several of your organizations. Set organizationSlug to one of them.",
    },
  },
  changes: ["note_created", "note_updated", "note_deleted"],
} as const;
