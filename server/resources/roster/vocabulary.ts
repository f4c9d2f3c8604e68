import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("roster", {
  occurrences: ["roster_exported"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    roster: typeof words;
  }
}
