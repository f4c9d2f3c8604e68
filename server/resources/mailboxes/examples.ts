import type { Examples } from "#server/resources/example-rows.ts";
import type { mailboxes } from "./contract.ts";

const server = { host: "imap.invalid", port: 993, userName: "robin@example.com" };

export const examples: Examples<typeof mailboxes> = {
  get: () => [{}],
  connect: () => [{ ...server, password: "abcd efgh ijkl mnop", folder: "INBOX" }],
  chooseFolder: () => [{ folder: "Jobs" }],
  check: () => [{}],
  disconnect: () => [{}],
};
