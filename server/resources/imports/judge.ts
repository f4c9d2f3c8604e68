import { identityKeys, KnownApplications } from "#domain/same-application.ts";
import type { Verb } from "#server/core/execute.ts";
import { assertOwnBoard } from "#server/resources/boards/service.ts";
import type { imports } from "./contract.ts";
import { readRow } from "./rows.ts";
import { identityOf } from "./service.ts";
import { type KnownCard, readKnownCards } from "./store/runs.ts";

/**
 * Judges rows as an import would, one by one; changes nothing. Rows of a file that are the same as each other come in
 * several calls, so the caller finds those by their keys.
 */
export const judgeRows: Verb<typeof imports.judge> = async ({ ctx: { sql, accountId }, input }) => {
  const { boardId, rows } = input;
  await assertOwnBoard(sql, accountId, boardId);
  const known = new KnownApplications<KnownCard>();
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
};
