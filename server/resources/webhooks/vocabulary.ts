import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("webhooks", {
  ids: { webhook: "whk", delivery: "dlv" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    webhooks: typeof words;
  }
}
