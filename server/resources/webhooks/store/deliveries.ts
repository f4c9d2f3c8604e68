import { type Kysely, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { any, columnsOf, equal, fieldsOf } from "#server/core/clauses.ts";
import { newId } from "#server/core/ids.ts";
import { type OfOwner, type OwnedTables, type Owner, ownedQuery } from "#server/core/owners.ts";
import type { Params } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Delivery } from "../contract.ts";

/** The maximum number of old deliveries that are deleted with each new one. More than one, so that a log that is too long shrinks. */
const TRIMMED = 20;

/** The result of an attempt. */
export type Result = {
  readonly outcome: "succeeded" | "failed";
  readonly responseStatus: number | null;
  readonly failure: Delivery["failure"];
  readonly durationMs: number;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
};
/** The subject of a delivery: an event's position, or null for a test. */
export type Subject = {
  readonly position: number | null;
  readonly type: Delivery["type"];
  readonly resourceId: string;
};

function deliveriesOf(from: Kysely<OwnedTables>, { ownerId, webhookId, types }: Params<OfLog>) {
  return from
    .selectFrom("webhook_deliveries as d")
    .select([
      ...fieldsOf("d", "id endpoint_id:webhookId cause position event_type:type resource_id attempt outcome"),
      ...fieldsOf("d", "response_status failure duration_ms created_at"),
    ])
    .where(equal({ "d.account_id": ownerId, "d.endpoint_id": webhookId, "d.event_type": any(types) }));
}

type OfWebhook = OfOwner & { webhookId: string };
type OfLog = OfWebhook & { types: readonly Delivery["type"][] };
type OfDelivery = OfOwner & { id: string };

/** Returns a page of a webhook's deliveries of these types, newest first. */
export const listDeliveries = ownedQuery.page("deliveries_list", {
  key: { id: "d.id" },
  order: "desc",
  rows: (db: Kysely<OwnedTables>, params: Params<OfLog & { outcome: Delivery["outcome"] | undefined }>) => {
    const deliveries = deliveriesOf(db, params);
    return params.outcome ? deliveries.where("d.outcome", "=", params.outcome) : deliveries;
  },
});

/** Returns one delivery of a webhook with request and response. */
export const readDelivery = ownedQuery.maybeOne(
  "deliveries_get",
  (db, params: Params<OfLog & { id: string }>) =>
    deliveriesOf(db, params)
      .select(["d.request_body as requestBody", "d.response_body as responseBody"])
      .where("d.id", "=", params.id),
);

/** Returns a requested delivery that isn't sent yet. */
export const readPending = ownedQuery.maybeOne(
  "deliveries_pending",
  (db, { ownerId, id }: Params<OfDelivery>) =>
    db
      .selectFrom("webhook_deliveries as d")
      .select([...fieldsOf("d", "endpoint_id:webhookId position event_type:type resource_id created_at")])
      .where(equal({ "d.account_id": ownerId, "d.id": id }))
      .where("d.outcome", "=", "pending"),
);

/** Checks whether the maximum number of a webhook's requested deliveries is pending. */
export const hasManyPending = ownedQuery.matches(
  "deliveries_many_pending",
  (db, { ownerId, webhookId, since }: Params<OfWebhook & { since: Date }>) =>
    db
      .selectFrom("webhook_deliveries as d")
      .select("d.id")
      .where(equal({ "d.account_id": ownerId, "d.endpoint_id": webhookId }))
      .where("d.outcome", "=", "pending")
      .where("d.created_at", ">", since)
      .offset(raw.lit(LIMITS.requests.webhookRequests - 1))
      .limit(1),
);

type NewDelivery = Subject & {
  cause: Delivery["cause"];
  attempt: number;
  webhookId: string;
  at: Date;
} & {
  [Name in keyof Result]: Name extends "outcome" ? Delivery["outcome"] : Result[Name] | null;
};
const insertDelivery = ownedQuery.execute(
  "deliveries_insert",
  (db, { ownerId, webhookId, type, at, ...params }: Params<OfDelivery & NewDelivery>) =>
    db.insertInto("webhook_deliveries").values({
      ...columnsOf(params),
      account_id: ownerId,
      endpoint_id: webhookId,
      event_type: type,
      created_at: at,
    }),
);

const trimLog = ownedQuery.execute("deliveries_trim", (db, { ownerId, webhookId }: Params<OfWebhook>) =>
  db
    .deleteFrom("webhook_deliveries")
    .where("account_id", "=", ownerId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("webhook_deliveries as d")
        .select("d.id")
        .where(equal({ "d.account_id": ownerId, "d.endpoint_id": webhookId }))
        .orderBy("d.id", "desc")
        .offset(raw.lit(LIMITS.requests.webhookDeliveries))
        .limit(raw.lit(TRIMMED)),
    ),
);

/** Stores a delivery, and deletes the webhook's oldest ones if there are too many. @returns the delivery's id */
export async function noteDelivery(sql: Sql, owner: Owner, delivery: NewDelivery): Promise<string> {
  const id = newId("delivery");
  await insertDelivery(sql, owner, { ...delivery, id });
  await trimLog(sql, owner, { webhookId: delivery.webhookId });
  return id;
}

/** Stores the result of a requested delivery. */
export const settleDelivery = ownedQuery.execute(
  "deliveries_settle",
  (db, { ownerId, id, ...result }: Params<OfDelivery & Result>) =>
    db
      .updateTable("webhook_deliveries")
      .set(columnsOf(result))
      .where(equal({ account_id: ownerId, id })),
);
