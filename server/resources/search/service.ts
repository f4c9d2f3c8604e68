import type { Verb } from "#server/core/execute.ts";
import type { search } from "./contract.ts";
import { findText } from "./store.ts";

export const find: Verb<typeof search.find> = ({ ctx: { sql, accountId }, input: { text } }) =>
  text === "" ? Promise.resolve([]) : findText(sql, accountId, text);
