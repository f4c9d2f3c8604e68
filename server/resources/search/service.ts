import { correctWord, isCorrectable } from "#domain/typing-error.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { search } from "./contract.ts";
import { findCards } from "./store/applications.ts";
import { findText } from "./store/everything.ts";
import { scanOf } from "./store/matching.ts";
import { findOfStaff } from "./store/of-staff.ts";
import { readLikeWords } from "./store/similar-words.ts";

/** Returns the caller's applications that match every filter, longest in their column first. */
const findApplications: Handler<typeof search.applications> = ({ ctx, input }) =>
  findCards(ctx.sql, ctx.accountId, input, ctx.now);

/**
 * Returns a few results of each kind from the caller's search and the organizations where they are staff. If there are none, searches the
 * caller's own records again with typing errors corrected.
 */
const find: Handler<typeof search.find> = async ({ ctx: { sql, accountId, actor }, input: { text } }) => {
  if (text === "") return [];
  const query = { accountId, userId: actor.userId, text, pattern: likePattern(text) };
  const found = [...(await findOwn(sql, accountId, text)), ...(await findOfStaff(sql, query, scanOf(text)))];
  if (found.length > 0) return found;
  const corrected = await correctWords(sql, accountId, text);
  return corrected === null ? [] : findOwn(sql, accountId, corrected);
};

function findOwn(sql: Sql, accountId: AccountId, text: string) {
  return findText(sql, { accountId, text, pattern: likePattern(text) });
}

/** The maximum number of words in a text to correct: longer texts aren't misspelled names. */
const WORDS_MOST = 5;

/**
 * Returns the text with its misspelled words replaced by words that the account uses, or null if that changes nothing. Words that the
 * account uses are kept.
 */
export async function correctWords(sql: Sql, accountId: AccountId, text: string): Promise<string | null> {
  const words = text.toLowerCase().split(/\s+/);
  const typed = words.filter(isCorrectable);
  if (words.length > WORDS_MOST || typed.length === 0) return null;
  const like = await readLikeWords(sql, { accountId, typed });
  const likeOf = (word: string) => like.filter((row) => row.typed === word).map((row) => row.word);
  const meant = words.map((word) => correctWord(word, likeOf(word)) ?? word);
  return meant.some((word, at) => word !== words[at]) ? meant.join(" ") : null;
}

export const searchGroup = defineGroup(search, {
  about: "Applications on all boards.",
  toolsets: ["search"],
  handlers: { applications: findApplications, find },
});
