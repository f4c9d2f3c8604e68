import { newId } from "#server/core/ids.ts";
import { type Sql, sqlOn, statement } from "#server/core/sql.ts";
import { afterCommit } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { SECURITY_EVENTS, type SecurityDetails, type SecurityEventKind } from "./events.ts";
import { writeSecurityLine } from "./line.ts";
import "../vocabulary.ts";

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** Whose log it belongs to. */
  readonly userId: string;
  /** The session, API key or grant that it is about, or that it was done with. */
  readonly credentialId?: string | null;
  readonly details?: SecurityDetails;
  /** Whether somebody else did it: their browser and network are not told to the person. */
  readonly isByAnother?: boolean;
};

const DAY_LIMITS: Readonly<Partial<Record<SecurityEventKind, number>>> = Object.fromEntries(
  Object.entries(SECURITY_EVENTS).flatMap(([kind, rule]) =>
    "rowsPerDay" in rule ? [[kind, rule.rowsPerDay]] : [],
  ),
);

const COLUMNS = "(id, user_id, kind, at, network, device, request_id, credential_id, details)";
const VALUES = "$1, $2, $3, $4::timestamptz, $5, $6, $7, $8, $9::jsonb";
const INSERT = statement(
  "security_event_insert",
  `INSERT INTO security_events ${COLUMNS} VALUES (${VALUES})`,
);
const INSERT_BOUNDED = statement(
  "security_event_insert_bounded",
  `INSERT INTO security_events ${COLUMNS} SELECT ${VALUES}
   WHERE (SELECT count(*) FROM security_events
          WHERE user_id = $2 AND kind = $3 AND at > $4::timestamptz - interval '1 day') < $10`,
);

/**
 * Notes what concerns the safety of somebody's account: a row of their security log, and one line of the process's log. Whence it
 * came is taken from the request that is being answered.
 * @param sql the transaction that makes the change: row and line exist exactly where it is committed. Null where there is none: a
 * row that can't be written is then reported, and stops nobody
 */
export async function noteSecurityEvent(sql: Sql | null, event: SecurityEvent): Promise<void> {
  const { kind, userId, credentialId, details } = event;
  const line = { event: kind, outcome: SECURITY_EVENTS[kind].outcome, userId, credentialId, details };
  if (sql !== null) {
    await insert(sql, event);
    afterCommit(() => writeSecurityLine(line));
    return;
  }
  writeSecurityLine(line);
  await insert(sqlOn(pool), event).catch((error: Error) =>
    logger.warn({ error: error.message, event: kind, userId }, "a security event was not kept"),
  );
}

async function insert(sql: Sql, { kind, userId, credentialId, details, isByAnother }: SecurityEvent) {
  const origin = isByAnother ? null : requestOrigin();
  const values = [
    newId("securityEvent"),
    userId,
    kind,
    now().toISOString(),
    origin === null ? null : networkOf(origin.ip),
    origin === null ? null : deviceNameOf(origin.userAgent),
    requestOrigin()?.requestId ?? null,
    credentialId ?? null,
    JSON.stringify(details ?? {}),
  ];
  const limit = DAY_LIMITS[kind];
  if (limit === undefined) await sql.query(INSERT, values);
  else await sql.query(INSERT_BOUNDED, [...values, limit]);
}
