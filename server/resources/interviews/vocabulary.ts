import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("interviews", {
  ids: { interview: "itv" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    interviews: typeof words;
  }
}
