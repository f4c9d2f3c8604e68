import { EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { FreshReplay, Hold, Verb } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { latestPosition, typesWithin } from "#server/resources/events/service.ts";
import { webhookAddress } from "./address.ts";
import { type Delivery, TEST_TYPE, type Webhook, type webhooks } from "./contract.ts";
import { newSecret, shownSecret } from "./secret.ts";
import * as deliveries from "./store/deliveries.ts";
import * as store from "./store/endpoints.ts";

export { newSecret } from "./secret.ts";

/** A page of the caller's webhooks. */
export const listWebhooks: Verb<typeof webhooks.list> = ({ ctx, input }) =>
  store.listWebhooks(ctx.sql, ctx.accountId, { operation: "webhooks.list", tenant: ctx.accountId, input });

/** One webhook of the caller. */
export const getWebhook: Verb<typeof webhooks.get> = ({ ctx, input }) =>
  requireWebhook(ctx.sql, ctx.accountId, input.webhookId);

/** Holds what getting a webhook reads. */
export const holdWebhookRead: Hold<typeof webhooks.get> = ({ ctx, input }) =>
  store.holdWebhook(ctx.sql, ctx.accountId, input.webhookId);

/** A new webhook, for what changes from now on. @throws validation_failed, address_unconfirmed, quota_exceeded */
export const createWebhook: Verb<typeof webhooks.create> = async ({ ctx, input }) => {
  const { sql, accountId, actor } = ctx;
  await assertAddressConfirmed(sql, accountId, { alsoInSandbox: true });
  const url = webhookAddress(input.url);
  const readable = typesWithin(actor.scopes);
  const { eventTypes = readable, description = null } = input;
  assertReadable(readable, eventTypes);
  const id = newId("webhook");
  const { secret, sealed } = newSecret({ accountId, id });
  const position = await latestPosition(sql, accountId);
  const at = ctx.now.toISOString();
  await store.insertWebhook(sql, accountId, {
    id,
    url,
    description,
    eventTypes,
    secret: sealed,
    position,
    at,
  });
  await note(sql, "webhook_added", actor, url);
  return { ...(await requireWebhook(sql, accountId, id)), secret };
};

/** What is stored of an answer with a secret is the webhook's id: the secret is kept encrypted, and nowhere else. */
export const secretReplay: FreshReplay<typeof webhooks.create | typeof webhooks.rotateSecret> = {
  keep: ({ id }) => id,
  render: async ({ ctx: { sql, accountId } }, id) => {
    const webhook = await requireWebhook(sql, accountId, String(id));
    const kept = await store.readSecrets(sql, accountId, webhook.id);
    if (!kept) throw notFound("webhook");
    return { ...webhook, secret: shownSecret(kept.secret, { accountId, id: webhook.id }) };
  },
};

/** Changes, pauses or resumes a webhook. @throws validation_failed */
export const updateWebhook: Verb<typeof webhooks.update> = async ({ ctx, input }) => {
  const { sql, accountId, actor } = ctx;
  const { webhookId, description, status } = input;
  await store.holdWebhook(sql, accountId, webhookId);
  const before = await requireWebhook(sql, accountId, webhookId);
  const url = input.url === undefined ? undefined : webhookAddress(input.url);
  const readable = typesWithin(actor.scopes);
  const eventTypes = input.eventTypes ?? before.eventTypes;
  const isMoved = url !== undefined && url !== before.url;
  // Whoever names another address sends there what the webhook tells already.
  assertReadable(
    readable,
    isMoved ? eventTypes : eventTypes.filter((type) => !before.eventTypes.includes(type)),
  );
  const leadsElsewhere = isMoved || input.eventTypes !== undefined;
  const isResumed = status === "active" && before.status !== "active";
  await store.writeWebhook(
    sql,
    accountId,
    webhookId,
    {
      ...{ url, description, event_types: input.eventTypes, status },
      // Who sends for it at present begins anew with what is written here.
      ...(leadsElsewhere ? { lease: null, leased_until: null } : {}),
      ...(isResumed || isMoved
        ? { due_at: ctx.now.toISOString(), attempts: 0, trying_since: null, failing_since: null }
        : {}),
    },
    ctx.now,
  );
  if (isMoved) await note(sql, "webhook_moved", actor, url);
  return requireWebhook(sql, accountId, webhookId);
};

/** Deletes a webhook with its log. */
export const deleteWebhook: Verb<typeof webhooks.delete> = async ({ ctx, input }) => {
  const { url } = await requireWebhook(ctx.sql, ctx.accountId, input.webhookId);
  if (!(await store.deleteWebhook(ctx.sql, ctx.accountId, input.webhookId))) throw notFound("webhook");
  await note(ctx.sql, "webhook_deleted", ctx.actor, url);
  return { id: input.webhookId, deleted: true };
};

/** A new secret; the one before signs as well for a while. */
export const rotateSecret: Verb<typeof webhooks.rotateSecret> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const id = input.webhookId;
  await store.holdWebhook(sql, accountId, id);
  const kept = await store.readSecrets(sql, accountId, id);
  if (!kept) throw notFound("webhook");
  const { secret, sealed } = newSecret({ accountId, id });
  const until = new Date(ctx.now.getTime() + LIMITS.lifetimes.webhookOldSecret * 1_000);
  const rotated = { secret: sealed, old_secret: kept.secret, old_secret_until: until.toISOString() };
  await store.writeWebhook(sql, accountId, id, rotated, ctx.now);
  const webhook = await requireWebhook(sql, accountId, id);
  await note(sql, "webhook_secret_rotated", ctx.actor, webhook.url);
  return { ...webhook, secret };
};

/** A page of what was sent to a webhook of the caller, as far as they may read what was told. */
export const listDeliveries: Verb<typeof webhooks.listDeliveries> = async ({ ctx, input }) => {
  const { sql, accountId, actor } = ctx;
  const { webhookId, outcome } = input;
  await requireWebhook(sql, accountId, webhookId);
  const list = { operation: "webhooks.list_deliveries", tenant: accountId, input };
  return deliveries.listDeliveries(sql, accountId, list, { webhookId, outcome, types: typesShown(actor) });
};

/** One delivery of a webhook of the caller, with what was said. */
export const getDelivery: Verb<typeof webhooks.getDelivery> = async ({ ctx, input }) =>
  (await requireDelivery(ctx.sql, ctx.accountId, input, typesShown(ctx.actor))).delivery;

/** Sends what a delivery told once more. Nothing of it is shown to the caller. */
export const resend: Verb<typeof webhooks.resend> = async ({ ctx, input }) => {
  const every = [...EVENT_TYPES, TEST_TYPE] as const;
  const { delivery, position } = await requireDelivery(ctx.sql, ctx.accountId, input, every);
  const { type, resourceId } = delivery;
  const cause = position === null ? "test" : "resend";
  return send(ctx, input.webhookId, { cause, position, type, resourceId });
};

/** Sends a test. */
export const sendTest: Verb<typeof webhooks.sendTest> = async ({ ctx, input }) => {
  const { id } = await requireWebhook(ctx.sql, ctx.accountId, input.webhookId);
  return send(ctx, id, { cause: "test", position: null, type: TEST_TYPE, resourceId: id });
};

type Sending = { readonly sql: Sql; readonly accountId: AccountId; readonly now: Date };
type Requested = Parameters<typeof deliveries.planDelivery>[3];

async function send({ sql, accountId, now: at }: Sending, webhookId: string, requested: Requested) {
  const deliveryId = await deliveries.planDelivery(sql, accountId, webhookId, requested, at);
  await enqueue(sql, "send-webhook", { accountId, deliveryId });
  const { delivery } = await requireDelivery(sql, accountId, { webhookId, deliveryId }, [requested.type]);
  return delivery;
}

async function requireWebhook(sql: Sql, accountId: AccountId, id: string): Promise<Webhook> {
  const webhook = await store.readWebhook(sql, accountId, id);
  if (!webhook) throw notFound("webhook");
  return webhook;
}

async function requireDelivery(
  sql: Sql,
  accountId: AccountId,
  { webhookId, deliveryId: id }: { readonly webhookId: string; readonly deliveryId: string },
  types: readonly Delivery["type"][],
) {
  const found = await deliveries.readDelivery(sql, accountId, { webhookId, id, types });
  if (!found) throw notFound("delivery");
  return found;
}

function typesShown({ scopes }: Actor): Delivery["type"][] {
  return [...typesWithin(scopes), TEST_TYPE];
}

function assertReadable(readable: readonly string[], types: readonly string[]): void {
  const hidden = types.find((type) => !readable.includes(type));
  if (hidden === undefined) return;
  throw invalidField(
    ["eventTypes"],
    `Your credential can't read events of type ${hidden}. Leave it out, or use one with the scope.`,
  );
}

type Noted = "webhook_added" | "webhook_moved" | "webhook_secret_rotated" | "webhook_deleted";

async function note(
  sql: Sql,
  kind: Noted,
  { userId, sessionId, principal, environment }: Actor,
  url: string,
) {
  const details = { environment, host: new URL(url).host };
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId ?? principal, details });
}
