import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("audit-events", {
  ids: { auditEvent: "evt" },
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    "audit-events": typeof words;
  }
}
