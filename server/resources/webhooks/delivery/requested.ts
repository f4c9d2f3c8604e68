import { EVENT_TYPES } from "#domain/event-types.ts";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { readNextEvent } from "#server/resources/events/service.ts";
import { TEST_TYPE, type WebhookEvent } from "../contract.ts";
import { readPending, settleDelivery } from "../store/deliveries.ts";
import { readWebhook } from "../store/endpoints.ts";
import { attempt } from "./attempt.ts";

/** Sends what somebody requested, once; nothing where it is sent already, or was deleted. */
export async function sendRequested(requested: {
  readonly accountId: string;
  readonly deliveryId: string;
}): Promise<void> {
  const accountId = accountOfJob(requested.accountId);
  const id = requested.deliveryId;
  const sql = sqlOn(pool);
  const pending = await readPending(sql, accountId, id);
  const webhook = pending && (await readWebhook(sql, accountId, pending.webhookId));
  if (!pending || !webhook) return;
  const { position, resourceId, createdAt } = pending;
  const test: WebhookEvent = { id, type: TEST_TYPE, resourceId, version: null, resource: null, createdAt };
  const event = position === null ? test : await eventAt(position);
  const result = event
    ? await attempt(sql, { accountId, id: webhook.id, url: webhook.url }, event)
    : ({ outcome: "failed", failure: "event_gone", durationMs: 0 } as const);
  const unsaid = { responseStatus: null, requestBody: null, responseBody: null };
  await settleDelivery(sql, accountId, id, { ...unsaid, ...result });

  async function eventAt(wanted: number): Promise<WebhookEvent | null> {
    const found = await readNextEvent({ sql, prisma, accountId }, EVENT_TYPES, wanted - 1);
    return found?.position === wanted ? found.event : null;
  }
}
