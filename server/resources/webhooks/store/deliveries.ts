import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { type OfOwner, type Owner, ownedStatement, ownedStatementVariants } from "#server/core/owners.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import type { db, Params, RowOf } from "#server/core/statements.ts";
import type { AccountId } from "#server/core/tenants.ts";
import { eventIdOf } from "#server/resources/events/service.ts";
import type { Delivery } from "../contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "webhook_deliveries.cause": Delivery["cause"];
    "webhook_deliveries.event_type": Delivery["type"];
    "webhook_deliveries.outcome": Delivery["outcome"];
    "webhook_deliveries.failure": Exclude<Delivery["failure"], null>;
  }
}

/** The most old deliveries deleted with each new one, so that a log that has grown too long shrinks. */
const TRIMMED = 20;

/** The result of a try. */
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
type Meant = Subject & { readonly cause: Delivery["cause"]; readonly attempt: number };

function deliveriesOf(from: typeof db, owner: Expression<AccountId>, webhook: Expression<string>) {
  return from
    .selectFrom("webhook_deliveries as d")
    .select([
      "d.id",
      "d.endpoint_id as webhookId",
      "d.cause",
      "d.position",
      "d.event_type as type",
      "d.resource_id as resourceId",
      "d.attempt",
      "d.outcome",
      "d.response_status as responseStatus",
      "d.failure",
      "d.duration_ms as durationMs",
      "d.created_at as createdAt",
    ])
    .where("d.account_id", "=", owner)
    .where("d.endpoint_id", "=", webhook);
}

type OfLog = OfOwner & { webhookId: string; types: readonly Delivery["type"][] };
type Page = OfLog & { limit: number; after?: string | undefined; outcome?: Delivery["outcome"] | undefined };
type Form = { readonly after: boolean; readonly outcome: boolean };
const LIST = ownedStatementVariants("deliveries_list", (db, form: Form, given: Params<Page>) => {
  let deliveries = deliveriesOf(db, given.ownerId, given.webhookId).where("d.event_type", "=", (eb) =>
    eb.fn.any(given.types),
  );
  if (form.outcome) deliveries = deliveries.where("d.outcome", "=", given.outcome);
  if (form.after) deliveries = deliveries.where("d.id", "<", given.after);
  return deliveries.orderBy("d.id", "desc").limit(given.limit);
});
const GET = ownedStatement("deliveries_get", (db, given: Params<OfLog & { id: string }>) =>
  deliveriesOf(db, given.ownerId, given.webhookId)
    .select(["d.request_body as requestBody", "d.response_body as responseBody"])
    .where("d.id", "=", given.id)
    .where("d.event_type", "=", (eb) => eb.fn.any(given.types)),
);
type OfDelivery = OfOwner & { id: string };
const PENDING = ownedStatement("deliveries_pending", (db, { ownerId, id }: Params<OfDelivery>) =>
  db
    .selectFrom("webhook_deliveries as d")
    .select([
      "d.endpoint_id as webhookId",
      "d.position",
      "d.event_type as type",
      "d.resource_id as resourceId",
      "d.created_at as createdAt",
    ])
    .where("d.account_id", "=", ownerId)
    .where("d.id", "=", id)
    .where("d.outcome", "=", "pending"),
);
type Row = OfOwner & {
  id: string;
  webhookId: string;
  at: string;
} & Meant & { [Name in keyof Result]: Name extends "outcome" ? Delivery["outcome"] : Result[Name] | null };
const INSERT = ownedStatement("deliveries_insert", (db, given: Params<Row>) =>
  db.insertInto("webhook_deliveries").values({
    account_id: given.ownerId,
    id: given.id,
    endpoint_id: given.webhookId,
    cause: given.cause,
    position: given.position,
    event_type: given.type,
    resource_id: given.resourceId,
    attempt: given.attempt,
    outcome: given.outcome,
    response_status: given.responseStatus,
    failure: given.failure,
    duration_ms: given.durationMs,
    request_body: given.requestBody,
    response_body: given.responseBody,
    created_at: given.at,
  }),
);
const SETTLE = ownedStatement("deliveries_settle", (db, given: Params<OfDelivery & Result>) =>
  db
    .updateTable("webhook_deliveries")
    .set({
      outcome: given.outcome,
      response_status: given.responseStatus,
      failure: given.failure,
      duration_ms: given.durationMs,
      request_body: given.requestBody,
      response_body: given.responseBody,
    })
    .where("account_id", "=", given.ownerId)
    .where("id", "=", given.id),
);
const TRIM = ownedStatement(
  "deliveries_trim",
  (db, { ownerId, webhookId }: Params<OfOwner & { webhookId: string }>) =>
    db
      .deleteFrom("webhook_deliveries")
      .where("account_id", "=", ownerId)
      .where("id", "in", (eb) =>
        eb
          .selectFrom("webhook_deliveries as d")
          .select("d.id")
          .where("d.account_id", "=", ownerId)
          .where("d.endpoint_id", "=", webhookId)
          .orderBy("d.id", "desc")
          .offset(raw.lit(LIMITS.requests.webhookDeliveries))
          .limit(raw.lit(TRIMMED)),
      ),
);

/** Returns a page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  sql: Sql,
  owner: Owner,
  list: ListIdentity,
  given: { webhookId: string; types: readonly Delivery["type"][]; outcome?: Delivery["outcome"] | undefined },
) {
  const after = openCursor(list);
  const form = { after: after !== null, outcome: given.outcome !== undefined };
  const key = after ? { after: String(after[0]) } : {};
  const rows = await sql.all(LIST(owner, form), { ...given, ...key, limit: list.input.limit + 1 });
  return page(
    list,
    rows,
    (row) => [row.id],
    (row) => present(owner, row),
  );
}

/** Returns one delivery with request and response, and the position of its event; null if the webhook has none with this id. */
export async function readDelivery(
  sql: Sql,
  owner: Owner,
  asked: { webhookId: string; id: string; types: readonly Delivery["type"][] },
) {
  const row = await sql.first(GET(owner), asked);
  if (!row) return null;
  const { requestBody, responseBody } = row;
  return { delivery: { ...present(owner, row), requestBody, responseBody }, position: row.position };
}

/** Plans a requested delivery; returns its id. */
export function planDelivery(
  sql: Sql,
  owner: Owner,
  webhookId: string,
  planned: Subject & { readonly cause: "resend" | "test" },
  at: Date,
): Promise<string> {
  const open = {
    responseStatus: null,
    failure: null,
    durationMs: null,
    requestBody: null,
    responseBody: null,
  };
  return insert(sql, owner, {
    ...planned,
    ...open,
    ...{ webhookId, attempt: 1, outcome: "pending", at: at.toISOString() },
  });
}

/** Stores a try, and deletes the oldest ones if there are too many. */
export async function noteDelivery(
  sql: Sql,
  owner: Owner,
  webhookId: string,
  tried: Meant & Result & { readonly at: Date },
): Promise<void> {
  await insert(sql, owner, { ...tried, webhookId, at: tried.at.toISOString() });
}

/** Returns a requested delivery that isn't sent yet; undefined if there is none. */
export function readPending(sql: Sql, owner: Owner, id: string) {
  return sql.first(PENDING(owner), { id });
}

/** Stores the result of a requested delivery. */
export async function settleDelivery(sql: Sql, owner: Owner, id: string, result: Result): Promise<void> {
  await sql.run(SETTLE(owner), { ...result, id });
}

async function insert(sql: Sql, owner: Owner, row: Omit<Row, "id" | "ownerId">): Promise<string> {
  const id = newId("delivery");
  await sql.run(INSERT(owner), { ...row, id });
  await sql.run(TRIM(owner), { webhookId: row.webhookId });
  return id;
}

function present(owner: Owner, { position, ...row }: RowOf<ReturnType<typeof deliveriesOf>>): Delivery {
  return { ...row, eventId: position === null ? null : eventIdOf(owner, position) };
}
