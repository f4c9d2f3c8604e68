import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("coach-notes", {
  ids: { coachNote: "note" },
  errors: {
    organization_ambiguous: {
      status: 422,
      title: "The organization is ambiguous",
      example: "The board is shared with several of your organizations. Set organizationSlug to one of them.",
    },
  },
  changes: ["note_created", "note_updated", "note_deleted"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "coach-notes": typeof words;
  }
}
