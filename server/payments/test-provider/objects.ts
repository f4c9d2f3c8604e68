import { randomBytes } from "node:crypto";
import { type Sql, statement } from "#server/core/sql.ts";

export type Kind =
  | "customer"
  | "checkout"
  | "portal"
  | "subscription"
  | "refund"
  | "event"
  | "answer"
  | "switches";
/** An object of the provider: its JSON as Stripe's interface shows it. */
type Stored<Data> = { readonly id: string; readonly data: Data };

const PUT = statement(
  "test_payments_put",
  `INSERT INTO test_payment_objects (id, kind, customer, data) VALUES ($1, $2, $3, $4::jsonb)
   ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
);
const GET = statement(
  "test_payments_get",
  "SELECT id, data FROM test_payment_objects WHERE id = $1 AND kind = $2",
);
const HOLD = statement("test_payments_hold", `${GET.text} FOR UPDATE`);
const OF_CUSTOMER = statement(
  "test_payments_of_customer",
  "SELECT id, data FROM test_payment_objects WHERE customer = $1 AND kind = $2 ORDER BY created_at DESC, id",
);
const LATEST = statement(
  "test_payments_latest",
  "SELECT id, data FROM test_payment_objects WHERE kind = $1 ORDER BY created_at DESC, id LIMIT 50",
);
const TAKE_TURN = statement(
  "test_payments_take_turn",
  "SELECT 1 AS taken FROM (SELECT pg_advisory_xact_lock(hashtextextended($1, 0))) AS waited",
);

/** A new id in Stripe's manner, marked as one of the test provider; a later one sorts later. */
export function newObjectId(prefix: string): string {
  return `${prefix}_test_${Date.now().toString(16)}${randomBytes(8).toString("hex")}`;
}

/** Stores an object, or its changed JSON. */
export async function put(
  sql: Sql,
  kind: Kind,
  id: string,
  data: object,
  customer: string | null = null,
): Promise<void> {
  await sql.query(PUT, [id, kind, customer, JSON.stringify(data)]);
}

/** The object, or null; held for a change where that is wanted. */
export async function get<Data>(sql: Sql, kind: Kind, id: string, hold = false): Promise<Data | null> {
  const [row] = await sql.query<Stored<Data>>(hold ? HOLD : GET, [id, kind]);
  return row?.data ?? null;
}

/** A customer's objects of a kind, the youngest first. */
export async function ofCustomer<Data>(sql: Sql, kind: Kind, customer: string): Promise<Data[]> {
  return (await sql.query<Stored<Data>>(OF_CUSTOMER, [customer, kind])).map(({ data }) => data);
}

/** The latest fifty objects of a kind. */
export async function latest<Data>(sql: Sql, kind: Kind): Promise<Data[]> {
  return (await sql.query<Stored<Data>>(LATEST, [kind])).map(({ data }) => data);
}

/** One at a time for the same name, until the transaction ends. */
export async function takeTurn(sql: Sql, name: string): Promise<void> {
  await sql.query(TAKE_TURN, [name]);
}
