import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql as raw } from "kysely";
import pg from "pg";
import { KEEP_ALIVE, pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { onTrue } from "./clauses.ts";
import type { AccountId } from "./ids.ts";
import { type Params, query } from "./query.ts";
import { sqlOn } from "./sql.ts";
import { selectFrom } from "./statements.ts";

const CHANNEL = "offerlane";
const GATHER_MS = 25;
const RECONNECT_MS = 1_000;
const RESEND_MS = 1_000;
const DELIVERY_MS = 2_000;

/**
 * PostgreSQL rejects a payload of 8,000 bytes or more, and with it all others of its statement; this many ids
 * stay far below that size.
 */
const ORGANIZATIONS_A_NOTICE = 100;

/**
 * Sends messages to every process. A message about an account also names the organizations that its boards
 * are shared with, which are looked up once for all gathered messages. A message with many organizations is
 * split into parts; only the first names the account.
 */
const notify = query.execute("live_notify", ({ messages }: Params<{ messages: readonly string[] }>) => {
  const sharing = selectFrom("shares as s")
    .select("s.organization_id")
    .distinct()
    .where("s.account_id", "=", raw<AccountId>`m.message ->> 'accountId'`);
  const concerned = raw<string[]>`CASE WHEN m.message ? 'organizationIds'
    THEN ARRAY(SELECT jsonb_array_elements_text(m.message -> 'organizationIds')) ELSE ARRAY${sharing} END`;
  const size = raw.lit(ORGANIZATIONS_A_NOTICE);
  const gathered = selectFrom(
    raw<{ message: object }>`unnest(${messages}::jsonb[])`.as<"m">(raw`m(message)`),
  ).select(["m.message", concerned.as("ids")]);
  const parts = raw<{
    part: number;
  }>`generate_series(1, greatest(1, ceil(cardinality(g.ids) / ${size}.0))::int)`;
  return selectFrom(gathered.as("g"))
    .innerJoinLateral(parts.as<"p">(raw`p(part)`), onTrue)
    .select(
      raw<string>`pg_notify(${raw.lit(CHANNEL)}, (
        g.message || CASE WHEN p.part > 1 THEN '{"accountId": null}'::jsonb ELSE '{}' END
        || jsonb_strip_nulls(jsonb_build_object('organizationIds',
          to_jsonb(nullif(g.ids[(p.part - 1) * ${size} + 1 : p.part * ${size}], '{}'))))
      )::text)`.as("notified"),
    );
});

/** A change in an account or organization; open pages reload what they show. */
export type Change = {
  /** Null if the change doesn't affect a single account's pages. */
  readonly accountId: string | null;
  readonly operation: string;
  readonly originTab: string | null;
  /** The organization where it happened, or the organizations that the account shares a board with. */
  readonly organizationIds?: readonly string[];
};
/** A revoked credential, which every process drops from its cache. */
type Revocation = { readonly revokedCredential: string };
type Message = Change | Revocation;

type LiveEvents = { change: [Change]; revocation: [string]; interruption: [] };
const live = processGlobal("live", () => ({
  events: new EventEmitter<LiveEvents>().setMaxListeners(0),
  outgoing: [] as Message[],
  timer: null as NodeJS.Timeout | null,
  sending: new Set<Promise<unknown>>(),
  listener: null as pg.Client | null,
  /**
   * True while messages from other processes arrive; null if the process doesn't listen, such as a command.
   */
  isHearing: null as boolean | null,
  stopped: false,
}));

/** Events from any process of this database: `change`, `revocation`, and `interruption` if messages may have been missed. */
export const liveEvents = live.events;

/**
 * Announces a committed change to every process. Changes are gathered and sent after the commit: a NOTIFY inside the transaction would
 * make all commits of the database wait for each other.
 */
export function announceChange(change: Change): void {
  gather(change);
}

/**
 * Drops revoked credentials from this process's cache, and tells all other processes to drop them before the
 * promise resolves. If that message can't be sent, it is sent again later. Until then, the others accept a
 * credential for as long as they cache it, a few seconds.
 */
export async function announceRevocations(credentialIds: Iterable<string>): Promise<void> {
  const ids = [...credentialIds];
  if (ids.length === 0) return;
  for (const id of ids) live.events.emit("revocation", id);
  for (const id of ids) live.outgoing.push({ revokedCredential: id });
  await flushAnnouncements().catch(() => undefined);
}

/**
 * Sends the gathered announcements and waits for those being sent. Short-lived processes call this before
 * they end.
 */
export async function flushAnnouncements(): Promise<void> {
  const messages = live.outgoing.splice(0);
  if (messages.length > 0) {
    const distinct = [...new Set(messages.map((message) => JSON.stringify(message)))];
    const sent = notify(sqlOn(pool), { messages: distinct })
      .catch((error: Error) => keepRevocations(messages, error))
      .finally(() => live.sending.delete(sent));
    live.sending.add(sent);
  }
  await Promise.all(live.sending);
}

function gather(message: Message): void {
  live.outgoing.push(message);
  flushIn(GATHER_MS);
}

function flushIn(milliseconds: number): void {
  live.timer ??= setTimeout(() => {
    live.timer = null;
    flushAnnouncements().catch(() => undefined);
  }, milliseconds).unref();
}

/**
 * Keeps revocations that couldn't be sent for another try, drops hints to open pages, and rethrows the error.
 */
function keepRevocations(messages: readonly Message[], error: Error): never {
  const revocations = messages.filter((message) => "revokedCredential" in message);
  for (const revocation of revocations) live.outgoing.push(revocation);
  if (revocations.length > 0) flushIn(RESEND_MS);
  logger.warn({ error: error.message, kept: revocations.length }, "announcements could not be sent");
  throw error;
}

/** Listens on a dedicated connection, and reconnects whenever it is lost. */
export async function startListening(): Promise<void> {
  live.stopped = false;
  live.isHearing = false;
  const client = new pg.Client({
    connectionString: env().DIRECT_DATABASE_URL,
    application_name: "offerlane live",
    ...KEEP_ALIVE,
  });
  live.listener = client;
  const again = () => {
    if (live.listener !== client || live.stopped) return;
    live.listener = null;
    live.isHearing = false;
    live.events.emit("interruption");
    setTimeout(() => void startListening(), RECONNECT_MS).unref();
  };
  client.on("error", again);
  client.on("end", again);
  client.on("notification", ({ channel, payload }) => channel === CHANNEL && receive(payload ?? "{}"));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await assertDelivers(client);
    live.isHearing = true;
    live.events.emit("interruption");
  } catch (error) {
    logger.warn(
      { error: error instanceof Error ? error.message : error },
      "live updates wait for the database",
    );
    again();
  }
}

/** Ends the connection if no notification arrives: a pooler accepts LISTEN but delivers nothing. */
async function assertDelivers(client: pg.Client): Promise<void> {
  const own = `${CHANNEL}_${randomUUID().replaceAll("-", "")}`;
  const delivered = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), DELIVERY_MS).unref();
    const confirm = ({ channel }: pg.Notification) => {
      if (channel !== own) return;
      clearTimeout(timer);
      client.off("notification", confirm);
      resolve(true);
    };
    client.on("notification", confirm);
  });
  await client.query(`LISTEN ${own}`);
  // Sent from another connection, because a connection notifies itself even through a pooler.
  await pool.query("SELECT pg_notify($1, '')", [own]);
  if (await delivered) await client.query(`UNLISTEN ${own}`);
  else
    await client.end().finally(() => {
      throw new Error(
        "No announcements arrive. Behind a pooler, set DIRECT_DATABASE_URL to the database's own address.",
      );
    });
}

/** Checks whether this process may miss revocations by other processes, so that it must soon look up cached credentials again. */
export function mayMissAnnouncements(): boolean {
  return live.isHearing === false;
}

/** Ends the listening connection. */
export async function stopListening(): Promise<void> {
  live.stopped = true;
  live.isHearing = null;
  await live.listener?.end().catch(() => undefined);
  live.listener = null;
}

function receive(payload: string): void {
  const message = JSON.parse(payload) as Message;
  if ("revokedCredential" in message) live.events.emit("revocation", message.revokedCredential);
  else live.events.emit("change", message);
}
