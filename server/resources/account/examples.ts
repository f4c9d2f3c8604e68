import { randomUUID } from "node:crypto";
import type { Examples } from "#server/resources/example-rows.ts";
import type { account } from "./contract.ts";

export const examples: Examples<typeof account> = {
  get: () => [{}],
  getStorage: () => [{}],
  rename: () => [{ name: "Robin Vale" }],
  sendConfirmation: () => [{}],
  changeAddress: () => [{ email: `${randomUUID()}@people.example` }],
  changePassword: () => [{ current: "", next: "seven quiet rivers" }],
  takeOut: () => [{}],
  delete: ({ email }) => [{ email, password: "" }],
  getRemainingRecords: () => [{}],
  getRemainingList: () => [{ list: "imported-cards" }],
};
