import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("boards", {
  ids: { board: "brd" },
  errors: {
    last_board: {
      status: 409,
      title: "An account needs at least one board",
      example: "An account needs at least one board. Create another one first.",
    },
  },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    boards: typeof words;
  }
}
