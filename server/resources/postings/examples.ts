import type { Examples } from "#server/resources/example-rows.ts";
import type { postings } from "./contract.ts";

export const examples: Examples<typeof postings> = {
  // A private address is never fetched.
  readLink: () => [{ link: "http://127.0.0.1/" }],
  readScript: () => [{ script: '{"@type":"JobPosting","title":"Cook"}' }],
};
