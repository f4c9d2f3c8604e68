import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("coach-notes", {
  ids: { coachNote: "note" },
  errors: {
    organization_ambiguous: {
      status: 422,
      title: "Several organizations qualify",
      example: "The board is shared with several of your organizations: say which with organizationSlug.",
    },
  },
  changes: ["note_created", "note_updated", "note_deleted"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "coach-notes": typeof words;
  }
}
