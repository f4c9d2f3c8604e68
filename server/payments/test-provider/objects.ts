import { randomBytes } from "node:crypto";
import { sql as raw } from "kysely";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
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
const PUT = statement(
  "test_payments_put",
  (given: Params<OfKind & { id: string; customer: string | null; data: object }>) =>
    db
      .insertInto("test_payment_objects")
      .values({ id: given.id, kind: given.kind, customer: given.customer, data: given.data })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ data: ref("excluded.data") })),
      ),
);
const GET = statementVariants(
  "test_payments_get",
  (isHeld: boolean, { kind, id }: Params<OfKind & { id: string }>) =>
    ofKind(kind)
      .where("id", "=", id)
      .$if(isHeld, (found) => found.forUpdate()),
);
const OF_CUSTOMER = statement(
  "test_payments_of_customer",
  ({ kind, customer }: Params<OfKind & { customer: string }>) =>
    ofKind(kind).where("customer", "=", customer).orderBy("created_at", "desc").orderBy("id"),
);
const LATEST = statement("test_payments_latest", ({ kind }: Params<OfKind>) =>
  ofKind(kind).orderBy("created_at", "desc").orderBy("id").limit(50),
);
const TAKE_TURN = statement("test_payments_take_turn", ({ name }: Params<{ name: string }>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`.as("held")),
);

function ofKind(kind: Params<OfKind>["kind"]) {
  return db.selectFrom("test_payment_objects").select("data").where("kind", "=", kind);
}

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
  await sql.run(PUT, { kind, id, customer, data });
}

/** Returns the object or null, locked for a change if wanted. */
export async function get<Of extends Kind>(
  sql: Sql,
  kind: Of,
  id: string,
  isHeld = false,
): Promise<Objects[Of] | null> {
  const row = await sql.first(GET(isHeld), { kind, id });
  return row ? asPut<Of>(row) : null;
}

/** Returns a customer's objects of a kind, newest first. */
export async function ofCustomer<Of extends Kind>(
  sql: Sql,
  kind: Of,
  customer: string,
): Promise<Objects[Of][]> {
  return (await sql.all(OF_CUSTOMER, { kind, customer })).map((row) => asPut<Of>(row));
}

/** Returns the latest fifty objects of a kind. */
export async function latest<Of extends Kind>(sql: Sql, kind: Of): Promise<Objects[Of][]> {
  return (await sql.all(LATEST, { kind })).map((row) => asPut<Of>(row));
}

/** Locks a name until the transaction ends. */
export async function takeTurn(sql: Sql, name: string): Promise<void> {
  await sql.run(TAKE_TURN, { name });
}

/** Casts stored JSON to its kind's type. Only `put` writes it. */
function asPut<Of extends Kind>({ data }: { data: object }): Objects[Of] {
  return data as Objects[Of];
}
