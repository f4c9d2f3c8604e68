import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("shares", {
  ids: { share: "shr" },
  errors: {
    already_shared: {
      status: 409,
      title: "Already shared",
      example: "The board is already shared with this organization.",
    },
  },
  changes: ["group_shared", "group_unshared"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    shares: typeof words;
  }
}
