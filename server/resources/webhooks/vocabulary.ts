import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("webhooks", {
  ids: { webhook: "whk", delivery: "dlv" },
  changes: ["webhook_created", "webhook_updated", "webhook_deleted"],
  occurrences: ["webhook_secret_rotated"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    webhooks: typeof words;
  }
}
