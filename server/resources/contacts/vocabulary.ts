import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("contacts", {
  ids: { contact: "con" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    contacts: typeof words;
  }
}
