/** The kinds of email from employers. */
export const INBOUND_KINDS = [
  "confirmation",
  "rejection",
  "interview",
  "offer",
  "question",
  "other",
] as const;
export type InboundKind = (typeof INBOUND_KINDS)[number];
