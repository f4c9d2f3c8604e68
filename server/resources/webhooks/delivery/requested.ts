import { ownerOfJob } from "#server/core/owners.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { readNextEvent, readOwnerOf, typesWithin } from "#server/resources/events/service.ts";
import { TEST_TYPE, type WebhookEvent } from "../contract.ts";
import { readerOfMaker } from "../maker.ts";
import { readPending, settleDelivery } from "../store/deliveries.ts";
import { readWebhook } from "../store/endpoints.ts";
import { readMaker } from "../store/people.ts";
import { attempt } from "./attempt.ts";

type Requested = { readonly deliveryId: string } & (
  | { readonly accountId: string }
  | { readonly organizationId: string }
);

/** Sends a requested delivery once. Does nothing if it was sent or deleted before. */
export async function sendRequested(requested: Requested): Promise<void> {
  const owner =
    "accountId" in requested
      ? ownerOfJob("account", requested.accountId)
      : ownerOfJob("organization", requested.organizationId);
  const id = requested.deliveryId;
  const sql = sqlOn(pool);
  const pending = await readPending(sql, owner, { id });
  const webhook = pending && (await readWebhook(sql, owner, { id: pending.webhookId }));
  if (!pending || !webhook) return;
  const { position, resourceId, createdAt } = pending;
  const event = position === null ? await testEvent() : await eventAt(position);
  const result = event
    ? await attempt(sql, { owner, id: webhook.id, url: webhook.url }, event)
    : ({ outcome: "failed", failure: "event_gone", durationMs: 0 } as const);
  const empty = { responseStatus: null, requestBody: null, responseBody: null };
  await settleDelivery(sql, owner, { ...empty, ...result, id });

  async function testEvent(): Promise<WebhookEvent> {
    const shared = { ...(await readOwnerOf(sql, owner)), actor: null, changes: null };
    return { id, type: TEST_TYPE, ...shared, resourceId, version: null, resource: null, createdAt };
  }

  async function eventAt(position: number): Promise<WebhookEvent | null> {
    const maker = await readMaker(sql, owner, { id: pending?.webhookId ?? "" });
    const reader = maker && (await readerOfMaker(sql, owner, maker)).reader;
    if (!reader) return null;
    const found = await readNextEvent({ sql, owner }, typesWithin(owner, reader), position - 1);
    return found?.position === position ? found.event : null;
  }
}
