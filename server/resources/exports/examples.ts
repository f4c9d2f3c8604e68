import type { Examples } from "#server/resources/example-rows.ts";
import type { exports } from "./contract.ts";

export const examples: Examples<typeof exports> = {
  get: ({ boardId }) => ({ boardId, format: "json" }),
  getReadable: ({ boardId }) => [{ boardId, format: "csv" }],
};
