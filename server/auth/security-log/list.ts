import { any, equal, fieldsOf } from "#server/core/clauses.ts";
import type { ListIdentity } from "#server/core/pagination.ts";
import { type Params, query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";
import {
  SECURITY_EVENT_KINDS,
  SECURITY_EVENTS,
  type SecurityEventGroup,
  type SecurityEventKind,
} from "./events.ts";

type OfLog = { userId: string; kinds: readonly SecurityEventKind[] };
const listEvents = query.page("security_events_list", {
  key: { at: "e.at", id: "e.id" },
  order: "desc",
  rows: ({ userId, kinds }: Params<OfLog>) =>
    selectFrom("security_events as e")
      .select(fieldsOf("e", "id kind at network device request_id credential_id details"))
      .where(equal({ "e.user_id": userId, "e.kind": any(kinds) })),
});

/** Returns a page of a user's security log, newest first, of one group of events if given. */
export function listSecurityEvents(userId: string, list: ListIdentity, group?: SecurityEventGroup) {
  const kinds = SECURITY_EVENT_KINDS.filter(
    (kind) => group === undefined || SECURITY_EVENTS[kind].group === group,
  );
  return listEvents(sqlOn(pool), list, { userId, kinds });
}
