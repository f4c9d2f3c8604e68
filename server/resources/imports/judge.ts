import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { assertOwnBoard } from "#server/resources/boards/service.ts";
import type { ImportRow, ImportVerdict } from "./contract.ts";
import { identityKeys, KnownCards } from "./duplicates.ts";
import { readRow } from "./rows.ts";
import { identityOf } from "./service.ts";
import { type KnownCard, readKnownCards } from "./store/known.ts";

/** A row before it is imported: why it fails, or the card on the board that it is the same as. */
export type Judged = {
  issues: ImportVerdict["issues"];
  same: { applicationId: string; title: string; company: string; by: "link" | "job" } | null;
  /** What makes rows of one file the same: two that share one of these. */
  keys: string[];
};

/**
 * Judges rows as an import would, one by one; changes nothing. Rows of a file that are the same as each other come in
 * several calls, so the caller finds those by their keys.
 * @throws not_found for a board of somebody else
 */
export async function judgeRows(
  sql: Sql,
  accountId: AccountId,
  { boardId, rows }: { boardId: string; rows: ImportRow[] },
): Promise<Judged[]> {
  await assertOwnBoard(sql, accountId, boardId);
  const known = new KnownCards<KnownCard>();
  for (const card of await readKnownCards(sql, accountId, boardId)) known.add(card, card);
  return rows.map((row) => {
    const outcome = readRow(row);
    if ("issues" in outcome) return { issues: outcome.issues, same: null, keys: [] };
    const identity = identityOf(outcome.read);
    const found = known.match(identity);
    const same = found && {
      applicationId: found.card.id,
      title: found.card.title,
      company: found.card.company,
      by: found.by,
    };
    return { issues: [], same: same ?? null, keys: identityKeys(identity) };
  });
}
