import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("interactions", {
  ids: { interaction: "ixn" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    interactions: typeof words;
  }
}
