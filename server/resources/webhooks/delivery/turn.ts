import { LIMITS } from "#domain/limits.ts";
import { HOUR, MINUTE } from "#domain/units.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import {
  hasNextEvent,
  latestPosition,
  readNextEvent,
  typesWithin,
} from "#server/resources/events/service.ts";
import { readerOfMaker } from "../maker.ts";
import { noteDelivery, type Result } from "../store/deliveries.ts";
import { readRecipients } from "../store/people.ts";
import * as queue from "../store/queue.ts";
import { attempt } from "./attempt.ts";

/** The time after which other processes take over the webhooks of a stopped one. It is longer than the timeout of a response. */
export const LEASE_SECONDS = 60;
/** The maximum length of a turn, so that a slow receiver with many events doesn't delay others. */
const TURN_MS = 10_000;
/** The pauses between attempts. The last one repeats until the time for retries is over. */
const PAUSES = [5, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR] as const;
const { webhookRetries, webhookOutage } = LIMITS.lifetimes;
/** The status of a receiver that is permanently gone (RFC 9110, 15.5.11). */
const GONE = 410;

type Next = NonNullable<Awaited<ReturnType<typeof readNextEvent>>>;

/**
 * Sends a webhook's events in order, one at a time, until none are left, one isn't accepted, or the turn is over. If the process ends during
 * the turn, another one sends the last event again. Skips events that the maker may no longer read. Pauses a webhook whose maker has lost
 * access.
 */
export async function takeTurn(claimed: queue.ClaimedWebhook): Promise<void> {
  const { owner } = claimed;
  const sql = sqlOn(pool);
  const began = performance.now();
  const access = await readerOfMaker(sql, owner, claimed);
  if (access.reader === null) {
    await queue.pause(sql, owner, { ...claimed, statusReason: access.lost });
    return;
  }
  const readable: readonly string[] = typesWithin(owner, access.reader);
  let webhook = { ...claimed, eventTypes: claimed.eventTypes.filter((type) => readable.includes(type)) };
  let wasLast = false;
  while (performance.now() - began < TURN_MS) {
    if (wasLast && (await becomeIdle(webhook))) return;
    const next = await readNextEvent({ sql, owner }, webhook.eventTypes, webhook.position);
    wasLast = next === null || next.isLast;
    if (next === null) continue;
    const result = await attempt(sql, webhook, next.event);
    if (result.outcome === "failed") return noteFailure(webhook, next, result);
    if (!(await noteSuccess(webhook, next, result))) return;
    webhook = { ...webhook, position: next.position, attempts: 0, tryingSince: null, failingSince: null };
  }
  await queue.release(sql, owner, webhook, { isIdle: false });
}

/**
 * Marks a webhook as idle, unless a change was committed since its last event. A concurrent change waits for this, and then wakes the
 * webhook.
 * @returns false if there is more to send
 */
function becomeIdle(webhook: queue.ClaimedWebhook): Promise<boolean> {
  return inSqlTransaction(async (sql) => {
    const { owner, id, eventTypes, position } = webhook;
    await queue.lockEvents(sql, owner, { id });
    const latest = await latestPosition(sql, owner);
    if (latest > position && (await hasNextEvent(sql, owner, eventTypes, position))) return false;
    // The events in between aren't for this webhook, so it doesn't have to skip them again.
    await queue.release(sql, owner, { ...webhook, position: Math.max(position, latest) }, { isIdle: true });
    return true;
  });
}

/** Stores a success. @returns true if the webhook may send more: the lease is still held, and the webhook isn't paused */
function noteSuccess(webhook: queue.ClaimedWebhook, next: Next, result: Result): Promise<boolean> {
  return inSqlTransaction(async (sql) => {
    const { owner, id, lease } = webhook;
    const moved = { id, lease, position: next.position, seconds: LEASE_SECONDS };
    const accepted = await queue.noteAccepted(sql, owner, moved);
    if (accepted === null) return false;
    await log(sql, webhook, next, result);
    const isActive = accepted.status === "active";
    if (!isActive) {
      await queue.release(sql, owner, moved, { isIdle: true });
    }
    return isActive;
  });
}

/** Plans the next attempt. Skips an event whose time for retries is over, and disables a webhook that has accepted nothing for days. */
async function noteFailure(webhook: queue.ClaimedWebhook, next: Next, result: Result): Promise<void> {
  const at = now();
  const since = (instant: string | null) =>
    instant === null ? 0 : (at.getTime() - Date.parse(instant)) / 1_000;
  const isOver = since(webhook.tryingSince) >= webhookRetries;
  const isGone = result.responseStatus === GONE;
  const isOut = isGone || since(webhook.failingSince) >= webhookOutage;
  const failed: queue.Failed = {
    position: isOver && !isOut ? next.position : webhook.position,
    attempts: isOver ? 0 : webhook.attempts + 1,
    tryingSince: isOver ? null : (webhook.tryingSince ?? at.toISOString()),
    failingSince: webhook.failingSince ?? at.toISOString(),
    delay: PAUSES[Math.min(webhook.attempts, PAUSES.length - 1)] ?? HOUR,
  };
  const { owner, id, lease } = webhook;
  const statusReason = isGone ? "receiver_gone" : isOut ? "nothing_accepted" : null;
  const noted = { id, lease, ...failed, statusReason } as const;
  await inSqlTransaction(async (sql) => {
    if (!(await queue.noteFailed(sql, owner, noted, { isOut }))) return;
    await log(sql, webhook, next, result);
    if (isOut) await notifyOfOutage(sql, webhook);
  });
}

function log(
  sql: Sql,
  { owner, id, attempts }: queue.ClaimedWebhook,
  { position, event }: Next,
  result: Result,
) {
  const { type, resourceId } = event;
  const subject = { webhookId: id, cause: "event", position, type, resourceId } as const;
  return noteDelivery(sql, owner, { ...subject, ...result, attempt: attempts + 1, at: now() });
}

/**
 * Enqueues emails about a disabled webhook, in the same transaction: to the person, or to the organization's owners. Sends nothing for a
 * sandbox.
 */
async function notifyOfOutage(sql: Sql, { owner, url }: queue.ClaimedWebhook): Promise<void> {
  const { host } = new URL(url);
  const root = env().PUBLIC_URL;
  for (const { email, organization } of await readRecipients(sql, owner)) {
    const { purpose: _purpose, ...mail } =
      organization === null
        ? composeMail("webhookFailed", email, `${root}/settings/webhooks`, { host })
        : composeMail(
            "organizationWebhookFailed",
            email,
            `${root}/o/${organization.slug}/settings/webhooks`,
            {
              host,
              organization: organization.name,
            },
          );
    await onBehalfOf(owner.id, () => enqueue(sql, "send-mail", mail));
  }
}
