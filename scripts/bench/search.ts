import type pg from "pg";
import { LIMITS } from "#domain/limits.ts";
import { median } from "./load.ts";
import type { Started } from "./processes.ts";
import { seed } from "./seed.ts";

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
export async function searchFigures(database: pg.Pool, url: string, product: Started): Promise<object[]> {
  const { accountId, boardId, key } = await seed(database, url, CARDS, 0);
  await fillNotes(database, boardId);
  const request = async (path: string) => {
    const response = await fetch(product.origin + path, { headers: { authorization: `Bearer ${key}` } });
    const body = await response.text();
    if (!response.ok) throw new Error(`A search ended with ${response.status}: ${body}`);
  };
  const find = await palette(url, accountId);
  const rows: object[] = [];
  for (const [name, text] of Object.entries(SEARCHES)) {
    const sent = encodeURIComponent(text);
    rows.push({
      text: name,
      "cards of all boards, ms (50)": await medianMs(() =>
        request(`/api/v1/search/applications?text=${sent}`),
      ),
      "cards of a board, ms (50)": await medianMs(() =>
        request(`/api/v1/boards/${boardId}/applications?search=${sent}`),
      ),
      "palette's SQL, ms (50)": await medianMs(() => find(database, text)),
    });
  }
  return rows;
}

/** Returns the palette's own queries, those for typing errors included. The modules read the database URL when they load. */
async function palette(url: string, account: string) {
  process.env.DATABASE_URL = url;
  const [{ findText }, { readLikeWords }, { reachOf }, { accountOfJob }, { likePattern, sqlOn }] =
    await Promise.all([
      import("#server/resources/search/store/everything.ts"),
      import("#server/resources/search/store/slips.ts"),
      import("#server/resources/search/store/matching.ts"),
      import("#server/core/access.ts"),
      import("#server/core/sql.ts"),
    ]);
  const accountId = accountOfJob(account);
  return async (database: pg.Pool, text: string): Promise<void> => {
    const sql = sqlOn(database);
    const found = await findText(sql, { accountId, text, pattern: likePattern(text) }, reachOf(text));
    if (found.length === 0) await readLikeWords(sql, { accountId, typed: text.split(" ") });
  };
}

/** Fills the quota of text with notes that hold random words, one word of every card, and one of a single card. */
async function fillNotes(database: pg.Pool, boardId: string): Promise<void> {
  await database.query(
    `UPDATE applications SET notes = 'evrywhere ' || (
       SELECT left(string_agg(translate(md5(id || part::text), '0123456789', 'ghi jklm no'), ' '), $2)
       FROM generate_series(1, $2 / 33 + 1) AS part
     ) WHERE board_id = $1`,
    [boardId, NOTES],
  );
  await database.query(
    `UPDATE applications SET notes = replace(notes, 'evrywhere', 'evrywhere onlyhere')
     WHERE id = (SELECT min(id) FROM applications WHERE board_id = $1)`,
    [boardId],
  );
  await database.query("VACUUM (ANALYZE) applications, search_texts");
}

async function medianMs(work: () => Promise<void>): Promise<string> {
  const taken: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken).toFixed(1);
}
