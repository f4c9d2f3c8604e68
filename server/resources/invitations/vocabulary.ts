import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("invitations", {
  changes: ["invitation_accepted", "invitation_declined"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    invitations: typeof words;
  }
}
