import { randomBytes } from "node:crypto";
import { sql as raw } from "kysely";
import { excluded } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, insertInto, selectFrom } from "#server/core/statements.ts";
import type {
  TestCheckout,
  TestDelivery,
  TestPortal,
  TestRefund,
  TestSubscription,
  TestSwitches,
} from "./shapes.ts";

/** The provider's objects by kind, as JSON in Stripe's API. */
type Objects = {
  customer: object;
  checkout: TestCheckout;
  portal: TestPortal;
  subscription: TestSubscription;
  refund: TestRefund;
  event: TestDelivery;
  /** The response stored under an idempotency key, and its request. */
  answer: { asked: string; body: object };
  switches: TestSwitches;
};
type Kind = keyof Objects;

type OfKind = { kind: Kind };
const ofKind = (kind: Params<OfKind>["kind"]) =>
  selectFrom("test_payment_objects").select("data").where("kind", "=", kind);

const insertOrUpdate = query.execute(
  "test_payments_put",
  (params: Params<OfKind & { id: string; customer: string | null; data: object }>) =>
    insertInto("test_payment_objects")
      .values({ id: params.id, kind: params.kind, customer: params.customer, data: params.data })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(excluded("data"))),
);

const find = query.maybeOne(
  "test_payments_get",
  ({ kind, id }: Params<OfKind & { id: string }>, { isLocked }: { isLocked: boolean }) =>
    ofKind(kind)
      .where("id", "=", id)
      .$if(isLocked, (found) => found.forUpdate()),
);

const listOfCustomer = query.many(
  "test_payments_of_customer",
  ({ kind, customer }: Params<OfKind & { customer: string }>) =>
    ofKind(kind).where("customer", "=", customer).orderBy("created_at", "desc").orderBy("id"),
);

const listLatest = query.many("test_payments_latest", ({ kind }: Params<OfKind>) =>
  ofKind(kind).orderBy("created_at", "desc").orderBy("id").limit(50),
);

/** Locks a name until the transaction ends. */
export const takeTurn = query.execute("test_payments_take_turn", ({ name }: Params<{ name: string }>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`.as("held")),
);

/** Returns a new id in Stripe's form, marked as one of the test provider. Later ids sort later. */
export function newObjectId(prefix: string): string {
  return `${prefix}_test_${Date.now().toString(16)}${randomBytes(8).toString("hex")}`;
}

/** Inserts or updates an object. */
export async function put<Of extends Kind>(
  sql: Sql,
  kind: Of,
  id: string,
  data: Objects[Of],
  customer: string | null = null,
): Promise<void> {
  await insertOrUpdate(sql, { kind, id, customer, data });
}

/** Returns the object, locked for a change if requested, or null. */
export async function get<Of extends Kind>(
  sql: Sql,
  kind: Of,
  id: string,
  isLocked = false,
): Promise<Objects[Of] | null> {
  const row = await find(sql, { kind, id }, { isLocked });
  return row ? asStored<Of>(row) : null;
}

/** Returns a customer's objects of a kind, newest first. */
export async function ofCustomer<Of extends Kind>(
  sql: Sql,
  kind: Of,
  customer: string,
): Promise<Objects[Of][]> {
  return (await listOfCustomer(sql, { kind, customer })).map((row) => asStored<Of>(row));
}

/** Returns the latest fifty objects of a kind. */
export async function latest<Of extends Kind>(sql: Sql, kind: Of): Promise<Objects[Of][]> {
  return (await listLatest(sql, { kind })).map((row) => asStored<Of>(row));
}

/** Casts stored JSON to its kind's type. Only `put` writes it. */
function asStored<Of extends Kind>({ data }: { data: object }): Objects[Of] {
  return data as Objects[Of];
}
