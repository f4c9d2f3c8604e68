import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { sqlOn } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statementVariants } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";
import {
  SECURITY_EVENT_KINDS,
  SECURITY_EVENTS,
  type SecurityEventGroup,
  type SecurityEventKind,
} from "./events.ts";

type Page = {
  userId: string;
  kinds: readonly SecurityEventKind[];
  limit: number;
  at?: string | undefined;
  id?: string | undefined;
};
const LIST = statementVariants("security_events_list", (part: "first" | "after", given: Params<Page>) => {
  const events = db
    .selectFrom("security_events as e")
    .select([
      "e.id",
      "e.kind",
      "e.at",
      "e.network",
      "e.device",
      "e.request_id as requestId",
      "e.credential_id as credentialId",
      "e.details",
    ])
    .where("e.user_id", "=", given.userId)
    .where("e.kind", "=", (eb) => eb.fn.any(given.kinds))
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(given.limit);
  if (part === "first") return events;
  return events.where((eb) => eb(eb.refTuple("e.at", "e.id"), "<", eb.tuple(given.at, given.id)));
});
/** An event as its owner reads it. */
export type SecurityLogEntry = RowOf<ReturnType<typeof LIST>>;

/** Returns a page of a user's security log, newest first, of one group of events if given. */
export async function listSecurityEvents(userId: string, list: ListIdentity, group?: SecurityEventGroup) {
  const after = openCursor(list);
  const kinds = SECURITY_EVENT_KINDS.filter(
    (kind) => group === undefined || SECURITY_EVENTS[kind].group === group,
  );
  const [at, id] = after?.map(String) ?? [];
  const limit = list.input.limit + 1;
  const rows = await sqlOn(pool).all(LIST(after ? "after" : "first"), { userId, kinds, limit, at, id });
  return page(
    list,
    rows,
    ({ at, id }) => [at, id],
    (row): SecurityLogEntry => row,
  );
}
