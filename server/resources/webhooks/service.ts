import { LIMITS } from "#domain/limits.ts";
import { HOUR } from "#domain/units.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { invalidField, notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { InputOf } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Owner } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import {
  type EventReader,
  eventIdOf,
  latestPosition,
  ownerOf,
  readerOf,
  typesOf,
  typesWithin,
} from "#server/resources/events/service.ts";
import { webhookAddress } from "./address.ts";
import { type Delivery, TEST_TYPE, type Webhook, webhooks } from "./contract.ts";
import { hasMakerAccess, makerOf } from "./maker.ts";
import { noteChange } from "./note.ts";
import { newSecret, openWebhookSecret } from "./secret.ts";
import * as deliveries from "./store/deliveries.ts";
import * as store from "./store/endpoints.ts";

export { noteOrganizationWebhooksEnded } from "./note.ts";
export { newSecret } from "./secret.ts";

/** A call of an operation on the webhooks of a person, or of the organization in the path. */
type Call<Key extends keyof typeof webhooks> = {
  readonly ctx: EventReader;
  readonly input: Omit<InputOf<(typeof webhooks)[Key]>, "eventTypes"> & {
    readonly eventTypes?: Webhook["eventTypes"] | undefined;
  };
};

/** Returns a page of the owner's webhooks. */
export const listWebhooks = ({ ctx, input }: Call<"list">) => {
  const owner = ownerOf(ctx);
  const list = { operation: "webhooks.list", tenant: owner.id, input };
  return store.listWebhooks(ctx.sql, owner, list, {});
};

/** Returns one of the owner's webhooks. @throws not_found */
export const getWebhook = ({ ctx, input }: Call<"get">) =>
  requireWebhook(ctx.sql, ownerOf(ctx), input.webhookId);

/** Locks the webhook's row for a read with a version. */
export const lockWebhookRead = ({ ctx, input }: Call<"get">) =>
  store.lockWebhook(ctx.sql, ownerOf(ctx), { id: input.webhookId });

/** Creates a webhook for changes from now on. @throws validation_failed, address_unconfirmed, quota_exceeded */
export const createWebhook = async ({ ctx, input }: Call<"create">) => {
  const { sql, actor } = ctx;
  const owner = ownerOf(ctx);
  await assertAddressConfirmed(sql, actor.accountId, { alsoInSandbox: true });
  const url = webhookAddress(input.url);
  const readable = typesWithin(owner, readerOf(ctx));
  const { eventTypes = readable, description = null } = input;
  assertReadable(readable, eventTypes);
  const maker = await makerOf(sql, actor);
  const id = newId("webhook");
  const { secret, sealed } = newSecret({ owner, id });
  const position = await latestPosition(sql, owner);
  const kept = { id, url, description, eventTypes: [...eventTypes], secret: sealed, position, ...maker };
  await store.insertWebhook(sql, owner, { ...kept, at: ctx.now });
  const made = await requireWebhook(sql, owner, id);
  await noteChange(ctx, "created", { before: null, after: made });
  return { ...made, secret };
};

/** Keeps only the webhook's id of a response with a secret. A replay decrypts the secret that is stored with the webhook. */
export const secretReplay = {
  keep: ({ id }: Webhook) => id,
  render: async ({ ctx }: { readonly ctx: EventReader }, id: unknown) => {
    const owner = ownerOf(ctx);
    const webhook = await requireWebhook(ctx.sql, owner, String(id));
    const stored = requireFound("webhook", await store.readSecrets(ctx.sql, owner, { id: webhook.id }));
    return { ...webhook, secret: openWebhookSecret(stored.secret, { owner, id: webhook.id }) };
  },
};

/** Changes, pauses, or resumes a webhook. @throws not_found, validation_failed */
export const updateWebhook = async ({ ctx, input }: Call<"update">) => {
  const { sql } = ctx;
  const owner = ownerOf(ctx);
  const { webhookId, description, status } = input;
  await store.lockWebhook(sql, owner, { id: webhookId });
  const before = await requireWebhook(sql, owner, webhookId);
  const url = input.url === undefined ? undefined : webhookAddress(input.url);
  const eventTypes = input.eventTypes ?? before.eventTypes;
  const isMoved = url !== undefined && url !== before.url;
  const isResumed = status === "active" && before.status !== "active";
  const isStopped = status === "paused" && before.status !== "paused";
  const isWider = eventTypes.some((type) => !before.eventTypes.includes(type));
  // A caller who changes the address, adds event types, or resumes a webhook whose maker lost access becomes its maker.
  const isTakenOver = isMoved || isWider || (isResumed && !(await hasMakerAccess(sql, owner, webhookId)));
  if (isTakenOver) assertReadable(typesWithin(owner, readerOf(ctx)), eventTypes);
  const maker = isTakenOver ? await makerOf(sql, ctx.actor) : null;
  const leadsElsewhere = isMoved || input.eventTypes !== undefined;
  await store.writeWebhook(
    sql,
    owner,
    { id: webhookId },
    {
      ...{ url, description, eventTypes: input.eventTypes, status },
      ...maker,
      // Ends the lease, so that a process that is sending starts again with the new values.
      ...(leadsElsewhere ? { lease: null, leasedUntil: null } : {}),
      ...(isStopped ? { statusReason: "paused_by_person" } : isResumed ? { statusReason: null } : {}),
      ...(isResumed || isMoved ? { dueAt: ctx.now, attempts: 0, tryingSince: null, failingSince: null } : {}),
      updatedAt: ctx.now,
    },
  );
  const after = await requireWebhook(sql, owner, webhookId);
  await noteChange(ctx, "updated", { before, after });
  return after;
};

/** Deletes a webhook with its log. @throws not_found */
export const deleteWebhook = async ({ ctx, input }: Call<"delete">) => {
  const owner = ownerOf(ctx);
  await store.lockWebhook(ctx.sql, owner, { id: input.webhookId });
  const before = await requireWebhook(ctx.sql, owner, input.webhookId);
  if (!(await store.deleteWebhook(ctx.sql, owner, { id: input.webhookId }))) throw notFound("webhook");
  await noteChange(ctx, "deleted", { before, after: null });
  return { id: input.webhookId, deleted: true as const };
};

/** Replaces a webhook's secret. The previous one also signs for a while. @throws not_found */
export const rotateSecret = async ({ ctx, input }: Call<"rotateSecret">) => {
  const { sql } = ctx;
  const owner = ownerOf(ctx);
  const id = input.webhookId;
  await store.lockWebhook(sql, owner, { id });
  const stored = requireFound("webhook", await store.readSecrets(sql, owner, { id }));
  const { secret, sealed } = newSecret({ owner, id });
  const oldSecretUntil = new Date(ctx.now.getTime() + LIMITS.lifetimes.webhookOldSecret * 1_000);
  const rotated = { secret: sealed, oldSecret: stored.secret, oldSecretUntil, updatedAt: ctx.now };
  await store.writeWebhook(sql, owner, { id }, rotated);
  const webhook = await requireWebhook(sql, owner, id);
  await noteChange(ctx, "secret_rotated", { before: webhook, after: webhook });
  return { ...webhook, secret };
};

/** Returns a page of the deliveries of the owner's webhook, limited to events that the caller may read. */
export const listDeliveries = async ({ ctx, input }: Call<"listDeliveries">) => {
  const owner = ownerOf(ctx);
  const { webhookId, outcome } = input;
  await requireWebhook(ctx.sql, owner, webhookId);
  const list = { operation: "webhooks.list_deliveries", tenant: owner.id, input };
  const params = { webhookId, outcome, types: readableTypes(ctx) };
  const found = await deliveries.listDeliveries(ctx.sql, owner, list, params);
  return { ...found, data: found.data.map((row) => presentDelivery(owner, row)) };
};

/** Returns one delivery of the owner's webhook, with request and response. @throws not_found */
export const getDelivery = async ({ ctx, input }: Call<"getDelivery">) => {
  const owner = ownerOf(ctx);
  return presentDelivery(owner, await requireDelivery(ctx.sql, owner, input, readableTypes(ctx)));
};

/** Sends a delivery's event again, even if the caller may not read it. @throws not_found */
export const resend = async ({ ctx, input }: Call<"resend">) => {
  const owner = ownerOf(ctx);
  const every = [...typesOf(owner), TEST_TYPE] as const;
  const { position, type, resourceId } = await requireDelivery(ctx.sql, owner, input, every);
  const cause = position === null ? "test" : "resend";
  return send(ctx, input.webhookId, { cause, position, type, resourceId });
};

/** Sends a test. @throws not_found */
export const sendTest = async ({ ctx, input }: Call<"sendTest">) => {
  const { id } = await requireWebhook(ctx.sql, ownerOf(ctx), input.webhookId);
  return send(ctx, id, { cause: "test", position: null, type: TEST_TYPE, resourceId: id });
};

type Requested = deliveries.Subject & { readonly cause: "resend" | "test" };
/** The fields of a delivery that isn't sent yet. */
const PENDING = {
  attempt: 1,
  outcome: "pending",
  responseStatus: null,
  failure: null,
  durationMs: null,
  requestBody: null,
  responseBody: null,
} as const;

/**
 * Enqueues a delivery. Deliveries from over an hour ago don't count as pending, because an internal error left them. @throws rate_limited
 * if too many are pending
 */
async function send(ctx: EventReader, webhookId: string, requested: Requested) {
  const { sql } = ctx;
  const owner = ownerOf(ctx);
  const since = new Date(ctx.now.getTime() - HOUR * 1_000);
  if (await deliveries.hasManyPending(sql, owner, { webhookId, since })) throw tooManyRequested();
  const planned = { ...requested, ...PENDING, webhookId, at: ctx.now };
  const deliveryId = await deliveries.noteDelivery(sql, owner, planned);
  const of = owner.kind === "account" ? { accountId: owner.id } : { organizationId: owner.id };
  await enqueue(sql, "send-webhook", { ...of, deliveryId });
  return presentDelivery(
    owner,
    await requireDelivery(sql, owner, { webhookId, deliveryId }, [requested.type]),
  );
}

function tooManyRequested(): OperationError {
  const detail = `${LIMITS.requests.webhookRequests} tests and resends of this webhook wait to be sent. Try again when they are done.`;
  return new OperationError("rate_limited", detail, { headers: { "Retry-After": "30" } });
}

async function requireWebhook(sql: Sql, owner: Owner, id: string): Promise<Webhook> {
  const webhook = requireFound("webhook", await store.readWebhook(sql, owner, { id }));
  return store.present(webhook);
}

function presentDelivery<Row extends { readonly position: number | null }>(
  owner: Owner,
  { position, ...row }: Row,
) {
  return { ...row, eventId: position === null ? null : eventIdOf(owner, position) };
}

async function requireDelivery(
  sql: Sql,
  owner: Owner,
  { webhookId, deliveryId: id }: { readonly webhookId: string; readonly deliveryId: string },
  types: readonly Delivery["type"][],
) {
  return requireFound("delivery", await deliveries.readDelivery(sql, owner, { webhookId, id, types }));
}

function readableTypes(ctx: EventReader): Delivery["type"][] {
  return [...typesWithin(ownerOf(ctx), readerOf(ctx)), TEST_TYPE];
}

function assertReadable(readable: readonly string[], types: readonly string[]): void {
  const hidden = types.find((type) => !readable.includes(type));
  if (hidden === undefined) return;
  throw invalidField(
    ["eventTypes"],
    `Your credential can't read events of type ${hidden}. Leave it out, or use one with the scope.`,
  );
}

export const webhooksGroup = defineGroup(webhooks, {
  about: "Addresses that changes are sent to, signed.",
  toolsets: ["events"],
  handlers: {
    list: listWebhooks,
    get: { handler: getWebhook, lock: lockWebhookRead },
    create: { handler: createWebhook, replay: secretReplay },
    update: updateWebhook,
    delete: deleteWebhook,
    rotateSecret: { handler: rotateSecret, replay: secretReplay },
    listDeliveries,
    getDelivery,
    resend,
    sendTest,
  },
  examples: () => import("./examples.ts"),
});
