import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { sqlOn, statement } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import {
  SECURITY_EVENT_KINDS,
  SECURITY_EVENTS,
  type SecurityDetails,
  type SecurityEventGroup,
  type SecurityEventKind,
} from "./events.ts";

/** An event as its owner reads it. */
export type SecurityLogEntry = {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: string;
  readonly network: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
  readonly credentialId: string | null;
  readonly details: SecurityDetails;
};

const LIST = statement(
  "security_events_list",
  `SELECT id, kind, at, network, device, request_id AS "requestId", credential_id AS "credentialId", details
   FROM security_events
   WHERE user_id = $1 AND kind = ANY($2::text[])
     AND ($3::timestamptz IS NULL OR (at, id) < ($3::timestamptz, $4))
   ORDER BY at DESC, id DESC LIMIT $5`,
);

/** A page of a user's security log, newest first; of one group of events, where it is named. */
export async function listSecurityEvents(userId: string, list: ListIdentity, group?: SecurityEventGroup) {
  const after = openCursor(list);
  const kinds = SECURITY_EVENT_KINDS.filter(
    (kind) => group === undefined || SECURITY_EVENTS[kind].group === group,
  );
  const key = after === null ? [null, null] : [String(after[0]), String(after[1])];
  const values = [userId, kinds, ...key, list.input.limit + 1];
  const rows = await sqlOn(pool).query<SecurityLogEntry>(LIST, values);
  return page(
    list,
    rows,
    ({ at, id }) => [at, id],
    (row) => row,
  );
}
