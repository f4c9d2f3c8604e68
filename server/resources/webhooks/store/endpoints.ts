import type { Expression, Kysely } from "kysely";
import { columnsOf, equal, fieldsOf } from "#server/core/clauses.ts";
import { type OfOwner, type OwnedTables, type Owner, ownedQuery } from "#server/core/owners.ts";
import type { Params, RowOf } from "#server/core/query.ts";
import type { Webhook } from "../contract.ts";
import { createdBy, type Maker } from "../maker.ts";

type OfWebhook = OfOwner & { id: string };

function webhooksOf(from: Kysely<OwnedTables>, owner: Expression<Owner["id"]>) {
  return from
    .selectFrom("webhook_endpoints as w")
    .select([
      ...fieldsOf("w", "id url description event_types status status_reason failing_since"),
      ...fieldsOf("w", "old_secret_until:previousSecretUntil maker_id maker_name created_at updated_at"),
    ])
    .where("w.account_id", "=", owner);
}

/** Converts a row to a webhook of the API. */
export function present({ makerId, makerName, ...webhook }: RowOf<typeof readWebhook>): Webhook {
  return { ...webhook, createdBy: createdBy({ makerId, makerName }) };
}

/** Returns a page of the owner's webhooks, oldest first. */
export const listWebhooks = ownedQuery.page("webhooks_list", {
  key: { id: "w.id" },
  present: present,
  rows: (db: Kysely<OwnedTables>, { ownerId }: Params<OfOwner>) => webhooksOf(db, ownerId),
});

export const readWebhook = ownedQuery.maybeOne("webhooks_get", (db, { ownerId, id }: Params<OfWebhook>) =>
  webhooksOf(db, ownerId).where("w.id", "=", id),
);

/** Locks a webhook against all other changes until the transaction ends. */
export const lockWebhook = ownedQuery.execute("webhooks_lock", (db, { ownerId, id }: Params<OfWebhook>) =>
  db
    .selectFrom("webhook_endpoints")
    .select("id")
    .where(equal({ account_id: ownerId, id }))
    .forUpdate(),
);

/** Returns the stored secrets of a webhook, unless it was deleted. */
export const readSecrets = ownedQuery.maybeOne("webhooks_secrets", (db, { ownerId, id }: Params<OfWebhook>) =>
  db
    .selectFrom("webhook_endpoints as w")
    .select(["w.secret", "w.old_secret as oldSecret", "w.old_secret_until as oldSecretUntil"])
    .where(equal({ "w.account_id": ownerId, "w.id": id })),
);

type NewWebhook = OfWebhook & {
  url: string;
  description: string | null;
  eventTypes: Webhook["eventTypes"];
  secret: string;
  position: number;
  at: Date;
} & Maker;
/** Adds a webhook that starts after a position. It is due immediately, for events that were committed since the position was read. */
export const insertWebhook = ownedQuery.execute(
  "webhooks_insert",
  (db, { ownerId, at, ...params }: Params<NewWebhook>) =>
    db
      .insertInto("webhook_endpoints")
      .values({ ...columnsOf(params), account_id: ownerId, due_at: at, created_at: at, updated_at: at }),
);

export const writeWebhook = ownedQuery.patch(
  "webhooks_write",
  "webhook_endpoints",
  (update, { ownerId, id }: Params<OfWebhook>) => update.where(equal({ account_id: ownerId, id })),
);

/** Deletes a webhook with its log. @returns false if the owner has none with this id */
export const deleteWebhook = ownedQuery.matches("webhooks_delete", (db, { ownerId, id }: Params<OfWebhook>) =>
  db.deleteFrom("webhook_endpoints").where(equal({ account_id: ownerId, id })),
);
