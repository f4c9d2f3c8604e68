import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type RowOf, type Slots, statement, statementForms } from "#server/core/statements.ts";
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

/** At most so many go with each that comes, so that a log that has grown too long shrinks. */
const TRIMMED = 20;

/** How a try ended. */
export type Result = {
  readonly outcome: "succeeded" | "failed";
  readonly responseStatus: number | null;
  readonly failure: Delivery["failure"];
  readonly durationMs: number;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
};
/** What is sent: an event, or null for a test. */
export type Subject = {
  readonly position: number | null;
  readonly type: Delivery["type"];
  readonly resourceId: string;
};
type Meant = Subject & { readonly cause: Delivery["cause"]; readonly attempt: number };

function deliveriesOf(account: Expression<AccountId>, webhook: Expression<string>) {
  return db
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
    .where("d.account_id", "=", account)
    .where("d.endpoint_id", "=", webhook);
}

type OfLog = { accountId: AccountId; webhookId: string; types: readonly Delivery["type"][] };
type Page = OfLog & { limit: number; after?: string | undefined; outcome?: Delivery["outcome"] | undefined };
type Form = { readonly after: boolean; readonly outcome: boolean };
const LIST = statementForms("deliveries_list", (form: Form, given: Slots<Page>) => {
  let deliveries = deliveriesOf(given.accountId, given.webhookId).where("d.event_type", "=", (eb) =>
    eb.fn.any(given.types),
  );
  if (form.outcome) deliveries = deliveries.where("d.outcome", "=", given.outcome);
  if (form.after) deliveries = deliveries.where("d.id", "<", given.after);
  return deliveries.orderBy("d.id", "desc").limit(given.limit);
});
const GET = statement("deliveries_get", (given: Slots<OfLog & { id: string }>) =>
  deliveriesOf(given.accountId, given.webhookId)
    .select(["d.request_body as requestBody", "d.response_body as responseBody"])
    .where("d.id", "=", given.id)
    .where("d.event_type", "=", (eb) => eb.fn.any(given.types)),
);
type OfDelivery = { accountId: AccountId; id: string };
const PENDING = statement("deliveries_pending", ({ accountId, id }: Slots<OfDelivery>) =>
  db
    .selectFrom("webhook_deliveries as d")
    .select([
      "d.endpoint_id as webhookId",
      "d.position",
      "d.event_type as type",
      "d.resource_id as resourceId",
      "d.created_at as createdAt",
    ])
    .where("d.account_id", "=", accountId)
    .where("d.id", "=", id)
    .where("d.outcome", "=", "pending"),
);
type Row = {
  accountId: AccountId;
  id: string;
  webhookId: string;
  at: string;
} & Meant & { [Name in keyof Result]: Name extends "outcome" ? Delivery["outcome"] : Result[Name] | null };
const INSERT = statement("deliveries_insert", (given: Slots<Row>) =>
  db.insertInto("webhook_deliveries").values({
    account_id: given.accountId,
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
const SETTLE = statement("deliveries_settle", (given: Slots<OfDelivery & Result>) =>
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
    .where("account_id", "=", given.accountId)
    .where("id", "=", given.id),
);
const TRIM = statement(
  "deliveries_trim",
  ({ accountId, webhookId }: Slots<{ accountId: AccountId; webhookId: string }>) =>
    db
      .deleteFrom("webhook_deliveries")
      .where("account_id", "=", accountId)
      .where("id", "in", (eb) =>
        eb
          .selectFrom("webhook_deliveries as d")
          .select("d.id")
          .where("d.account_id", "=", accountId)
          .where("d.endpoint_id", "=", webhookId)
          .orderBy("d.id", "desc")
          .offset(raw.lit(LIMITS.requests.webhookDeliveries))
          .limit(raw.lit(TRIMMED)),
      ),
);

/** A page of what was sent to a webhook, newest first. */
export async function listDeliveries(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  given: { webhookId: string; types: readonly Delivery["type"][]; outcome?: Delivery["outcome"] | undefined },
) {
  const after = openCursor(list);
  const form = { after: after !== null, outcome: given.outcome !== undefined };
  const key = after ? { after: String(after[0]) } : {};
  const rows = await sql.all(LIST(form), { ...given, ...key, accountId, limit: list.input.limit + 1 });
  return page(list, rows, (row) => [row.id], present);
}

/** One delivery with what was said on both sides, and the position of its event; null where the webhook has none of this id. */
export async function readDelivery(
  sql: Sql,
  accountId: AccountId,
  asked: { webhookId: string; id: string; types: readonly Delivery["type"][] },
) {
  const row = await sql.first(GET, { ...asked, accountId });
  if (!row) return null;
  const { requestBody, responseBody } = row;
  return { delivery: { ...present(row), requestBody, responseBody }, position: row.position };
}

/** Plans to send something on request; gives the delivery's id. */
export function planDelivery(
  sql: Sql,
  accountId: AccountId,
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
  return insert(sql, {
    ...planned,
    ...open,
    ...{ accountId, webhookId, attempt: 1, outcome: "pending", at: at.toISOString() },
  });
}

/** Notes a try, and lets the oldest go where there are too many. */
export async function noteDelivery(
  sql: Sql,
  accountId: AccountId,
  webhookId: string,
  tried: Meant & Result & { readonly at: Date },
): Promise<void> {
  await insert(sql, { ...tried, accountId, webhookId, at: tried.at.toISOString() });
}

/** A delivery that was requested and is not sent yet; undefined where there is none. */
export function readPending(sql: Sql, accountId: AccountId, id: string) {
  return sql.first(PENDING, { accountId, id });
}

/** Notes how a requested delivery ended. */
export async function settleDelivery(
  sql: Sql,
  accountId: AccountId,
  id: string,
  result: Result,
): Promise<void> {
  await sql.run(SETTLE, { ...result, accountId, id });
}

async function insert(sql: Sql, row: Omit<Row, "id">): Promise<string> {
  const id = newId("delivery");
  await sql.run(INSERT, { ...row, id });
  await sql.run(TRIM, { accountId: row.accountId, webhookId: row.webhookId });
  return id;
}

function present({ position, ...row }: RowOf<ReturnType<typeof deliveriesOf>>): Delivery {
  return { ...row, eventId: position === null ? null : eventIdOf(position) };
}
