import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("imports", {
  ids: { import: "imp" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    imports: typeof words;
  }
}
