import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("sandbox", {
  ids: { sandbox: "sbx" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    sandbox: typeof words;
  }
}
