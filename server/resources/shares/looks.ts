import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import * as store from "./store/looks.ts";

/** The maximum number of looks that a process remembers. A forgotten look is written again, which changes nothing. */
const REMEMBERED = 20_000;

/** A member of staff who looks at an applicant's boards. */
type Looking = { readonly organizationId: OrganizationId; readonly viewerId: string };
type Board = { readonly accountId: AccountId; readonly boardId: string };

const remembered = processGlobal("board-looks", () => new Set<string>());

/** Logs that a member of staff looks at a shared board: once a day, and without delaying the response. */
export function recordLook({ accountId, boardId, ...looking }: Looking & Board): void {
  once(looking, boardId, async () => [{ accountId, boardId }]);
}

/** Logs that a member of staff looks at the changes on all boards that an applicant shares. */
export function recordLooks({ accountId, ...looking }: Looking & { readonly accountId: string }): void {
  const { organizationId } = looking;
  once(looking, accountId, () => store.readSharedBoards(sqlOn(pool), { organizationId, accountId }));
}

function once(looking: Looking, place: string, boardsOf: () => Promise<Board[]>): void {
  const at = now();
  const key = [at.toISOString().slice(0, 10), looking.organizationId, looking.viewerId, place].join(" ");
  if (remembered.has(key)) return;
  remembered.add(key);
  const [oldest] = remembered;
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const write = async () => {
    const boards = await boardsOf();
    const [first] = boards;
    if (first === undefined) return;
    const { accountId } = first;
    const boardIds = boards.map(({ boardId }) => boardId);
    const ids = boards.map(() => newId("boardLook"));
    await store.insertLooks(sqlOn(pool), { ...looking, accountId, at, ids, boardIds });
  };
  write().catch((error: Error) => {
    remembered.delete(key);
    logger.warn({ error: error.message }, "a look at a shared board was not logged");
  });
}
