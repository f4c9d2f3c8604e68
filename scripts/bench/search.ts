import type pg from "pg";
import { LIMITS } from "#domain/limits.ts";
import { accountOfJob } from "#server/core/access.ts";
import { likePattern, sqlOn } from "#server/core/sql.ts";
import { correctWords } from "#server/resources/search/service.ts";
import { findText } from "#server/resources/search/store/everything.ts";
import { readToday } from "#server/resources/today/store.ts";
import type { Product, RunningServer } from "../shared/product.ts";
import { get, requestJson } from "../shared/requests.ts";
import type { Seeded } from "../shared/seed.ts";
import { alternate } from "../shared/timing.ts";

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
export async function searchFigures({ sql, seed }: Product, { origin }: RunningServer): Promise<object[]> {
  const account = await seed(CARDS);
  await fillNotes(sql, account);
  const find = palette(sql, account);
  const read = (path: string) => () => requestJson(origin, get(account.key, path));
  const rows: object[] = [];
  for (const [name, text] of Object.entries(SEARCHES)) {
    const sent = encodeURIComponent(text);
    const searches = {
      "cards of all boards, ms (50)": read(`search/applications?text=${sent}`),
      "cards of a board, ms (50)": read(`boards/${account.boardId}/applications?search=${sent}`),
      "palette's SQL, ms (50)": () => find(text),
    };
    const times = await alternate(Object.values(searches), REPEATS);
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
    const found = await findText(sql, { accountId, text, pattern: likePattern(text) });
    if (found.length === 0) await correctWords(sql, accountId, text);
  };
}

/** Fills the quota of text with notes of random words, with one word that every card has and one that a single card has. */
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

const CARDS_OF_TODAY = 5_000;
const TASKS = 1_000;

/**
 * Measures the SQL of Today for an account with many cards and tasks: a tenth of the tasks are due, and half
 * are done.
 */
export async function todayFigures({ sql: database, seed }: Product): Promise<Record<string, string>> {
  const account = await seed(CARDS_OF_TODAY);
  await database.query(
    `INSERT INTO tasks (id, account_id, text, application_id, due_at, comes_up_at, time_zone, done_at)
     SELECT 'tsk_' || a.id, a.account_id, 'Call', a.id, due.at, due.at, 'UTC', CASE WHEN n % 2 = 0 THEN now() END
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM applications WHERE account_id = $1 LIMIT $2) a,
       LATERAL (SELECT date_trunc('day', now()) + (n % 10) * interval '1 day' AS at) due`,
    [account.accountId, TASKS],
  );
  await database.query("ANALYZE tasks");
  const [sql, accountId] = [sqlOn(database), accountOfJob(account.accountId)];
  const [ms = 0] = await alternate([() => readToday(sql, accountId, new Date())], REPEATS);
  return { "Today's SQL, 5,000 cards and 1,000 tasks, ms (20)": ms.toFixed(1) };
}
