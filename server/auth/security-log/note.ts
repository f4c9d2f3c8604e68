import { sql as raw } from "kysely";
import { equal } from "#server/core/clauses.ts";
import { newId } from "#server/core/ids.ts";
import { type Params, query } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { db, insertInto, selectFrom } from "#server/core/statements.ts";
import { afterCommit } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { SECURITY_EVENTS, type SecurityDetails, type SecurityEventKind } from "./events.ts";
import { writeSecurityLine } from "./line.ts";

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** The owner of the log. */
  readonly userId: string;
  /** The session, API key, or grant that the event is about, or that caused it. */
  readonly credentialId?: string | null;
  readonly details?: SecurityDetails;
  /** True if another person did it: their browser and network aren't shown to the owner. */
  readonly isByAnother?: boolean;
};

const DAY_LIMITS: Readonly<Partial<Record<SecurityEventKind, number>>> = Object.fromEntries(
  Object.entries(SECURITY_EVENTS).flatMap(([kind, rule]) =>
    "rowsPerDay" in rule ? [[kind, rule.rowsPerDay]] : [],
  ),
);

type Row = {
  id: string;
  userId: string;
  kind: SecurityEventKind;
  at: Date;
  network: string | null;
  device: string | null;
  requestId: string | null;
  credentialId: string | null;
  details: SecurityDetails;
};

/** Adds a row, unless the user already has as many of its kind within a day as the limit allows. */
const insertRow = query.execute(
  "security_event_insert",
  (row: Params<Row & { limit: number | undefined }>) => {
    const today = selectFrom("security_events as e")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(equal({ "e.user_id": row.userId, "e.kind": row.kind }))
      .where("e.at", ">", raw<string>`${row.at}::timestamptz - interval '1 day'`);
    const values = db.selectNoFrom([
      row.id.as("id"),
      row.userId.as("user"),
      row.kind.as("kind"),
      row.at.as("at"),
      row.network.as("network"),
      row.device.as("device"),
      row.requestId.as("request"),
      row.credentialId.as("credential"),
      row.details.as("details"),
    ]);
    return insertInto("security_events")
      .columns(["id", "user_id", "kind", "at", "network", "device", "request_id", "credential_id", "details"])
      .expression(row.limit ? values.where(raw<boolean>`${today} < ${row.limit}`) : values);
  },
);

/**
 * Records an event that concerns the security of a user's account, as a row of their security log and one line of the process's log.
 * The origin comes from the current request.
 * @param sql the transaction that makes the change: row and line exist only if it commits. Null if there is none: then a failure to
 * write the row is only logged
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
    logger.warn({ error: error.message, event: kind, userId }, "a security event was not stored"),
  );
}

async function insert(sql: Sql, { kind, userId, credentialId, details, isByAnother }: SecurityEvent) {
  const origin = isByAnother ? null : requestOrigin();
  await insertRow(sql, {
    id: newId("securityEvent"),
    userId,
    kind,
    at: now(),
    network: origin === null ? null : networkOf(origin.ip),
    device: origin === null ? null : deviceNameOf(origin.userAgent),
    requestId: requestOrigin()?.requestId ?? null,
    credentialId: credentialId ?? null,
    details: details ?? {},
    limit: DAY_LIMITS[kind],
  });
}
