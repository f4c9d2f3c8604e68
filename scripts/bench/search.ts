import type pg from "pg";
import { LIMITS } from "#domain/limits.ts";
import { accountOfJob } from "#server/core/access.ts";
import { likePattern, sqlOn } from "#server/core/sql.ts";
import { findText } from "#server/resources/search/store/everything.ts";
import { reachOf } from "#server/resources/search/store/matching.ts";
import { readLikeWords } from "#server/resources/search/store/similar-words.ts";
import type { Product, Started } from "../shared/product.ts";
import { ask, get } from "../shared/requests.ts";
import type { Seeded } from "../shared/seed.ts";
import { inTurns } from "../shared/timing.ts";

/** The largest account: its cards, a card's text besides its notes, and notes that nearly fill the quota of text. */
const CARDS = LIMITS.quotas.cards;
const BESIDE_NOTES = 1_000;
const NOTES = Math.floor(LIMITS.quotas.textBytes / CARDS) - BESIDE_NOTES;
const REPEATS = 15;
const SEARCHES = {
  "in every card": "evrywhere",
  "in one card": "onlyhere",
  "in no card": "nowhere at all",
  "two letters": "zq",
  Japanese: "珍しい",
};

/** Measures how long one client waits for each kind of search in the largest account. */
export async function searchFigures({ sql, seed }: Product, { origin }: Started): Promise<object[]> {
  const account = await seed(CARDS);
  await fillNotes(sql, account);
  const find = palette(sql, account);
  const read = (path: string) => () => ask(origin, get(account.key, path));
  const rows: object[] = [];
  for (const [name, text] of Object.entries(SEARCHES)) {
    const sent = encodeURIComponent(text);
    const searches = {
      "cards of all boards, ms (50)": read(`search/applications?text=${sent}`),
      "cards of a board, ms (50)": read(`boards/${account.boardId}/applications?search=${sent}`),
      "palette's SQL, ms (50)": () => find(text),
    };
    const times = await inTurns(Object.values(searches), REPEATS);
    const columns = Object.keys(searches).map((column, index) => [column, times[index]?.toFixed(1)]);
    rows.push({ text: name, ...Object.fromEntries(columns) });
  }
  return rows;
}

/** Returns a function that runs the palette's own queries, including those for typing errors. */
function palette(database: pg.Pool, account: Seeded) {
  const accountId = accountOfJob(account.accountId);
  const sql = sqlOn(database);
  return async (text: string): Promise<void> => {
    const found = await findText(sql, { accountId, text, pattern: likePattern(text) }, reachOf(text));
    if (found.length === 0) await readLikeWords(sql, { accountId, typed: text.split(" ") });
  };
}

/** Fills the quota of text with notes that hold random words, one word of every card, and one of a single card. */
async function fillNotes(sql: pg.Pool, { boardId }: Seeded): Promise<void> {
  await sql.query(
    `UPDATE applications SET notes = 'evrywhere ' || (
       SELECT left(string_agg(translate(md5(id || part::text), '0123456789', 'ghi jklm no'), ' '), $2)
       FROM generate_series(1, $2 / 33 + 1) AS part
     ) WHERE board_id = $1`,
    [boardId, NOTES],
  );
  await sql.query(
    `UPDATE applications SET notes = replace(notes, 'evrywhere', 'evrywhere onlyhere')
     WHERE id = (SELECT min(id) FROM applications WHERE board_id = $1)`,
    [boardId],
  );
  await sql.query("VACUUM (ANALYZE) applications, search_texts");
}
