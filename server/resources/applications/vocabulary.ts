import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("applications", {
  ids: { application: "app" },
  errors: {
    status_not_updatable: {
      status: 422,
      title: "The status can't be changed in an update",
      example: "Use applications.move to change the status. It records the history.",
    },
    cards_not_on_board: {
      status: 422,
      title: "Not all cards are on this board",
      example: "2 of the cards aren't on this board. Nothing was moved.",
    },
  },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    applications: typeof words;
  }
}
