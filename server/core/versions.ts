import type { AccountId } from "./access.ts";
import { OperationError } from "./errors.ts";
import { etagOf } from "./etag.ts";
import type { Operation } from "./operation.ts";
import type { Sql } from "./sql.ts";
import { db, type Slots, statement } from "./statements.ts";
import type { PersonalTable, Tables } from "./tables.ts";

/** A GET whose representation changes are held to. */
export type Readable = {
  readonly contract: Operation;
  readonly read: (call: never) => Promise<unknown>;
  readonly hold: (call: never) => Promise<unknown>;
};

const readables = new Map<string, Readable>();

/** Makes a GET known as what changes of its resource are compared with. */
export function registerReadable(readable: Readable): void {
  readables.set(readable.contract.name, readable);
}

/** Whether what a change is compared with is read with Prisma's client too. */
export function isReadWithPrisma({ resource }: Operation): boolean {
  const readable = resource === undefined ? undefined : readables.get(resource);
  return readable !== undefined && "takesPrisma" in readable.read;
}

/**
 * Holds a change to the version that its caller read (RFC 9110, 13.1.1): what it changes is held, rendered as its GET renders
 * it, and compared strongly. What has no GET of its own has no ETag, so that nothing but `*` matches it.
 * @param callOf the call of the GET in the transaction of the change
 * @throws version_mismatch; what the GET throws where the resource is not there
 */
export async function assertVersion(
  { resource }: Operation,
  ifMatch: string,
  callOf: (contract: Operation) => Promise<unknown>,
): Promise<void> {
  if (resource === undefined) {
    if (ifMatch === "*") return;
    const detail = "This resource has no ETag. Send the change without If-Match, or with *.";
    throw new OperationError("version_mismatch", detail);
  }
  const readable = readables.get(resource);
  if (readable === undefined) throw new Error(`${resource} is not registered with a hold`);
  const call = (await callOf(readable.contract)) as never;
  await readable.hold(call);
  const present = readable.contract.output.parse(await readable.read(call));
  if (ifMatch === "*" || tagsOf(ifMatch).includes(etagOf(JSON.stringify(present)))) return;
  const detail = "This changed after you read it. Read it again, then send your change with the new ETag.";
  throw new OperationError("version_mismatch", detail);
}

// RFC 9110, 8.8.3: no space and no quote within the quotes. A list may have empty elements (5.6.1).
const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\uffff]*"/g;

/** Reads the resource of a change as its GET does. @param callOf the call of the GET */
export async function readResource(
  { resource }: Operation,
  callOf: (contract: Operation) => Promise<unknown>,
): Promise<unknown> {
  const readable = resource === undefined ? undefined : readables.get(resource);
  if (readable === undefined) throw new Error(`${resource} is not registered with a hold`);
  const call = (await callOf(readable.contract)) as never;
  return readable.contract.output.parse(await readable.read(call));
}

/**
 * The value of an `If-Match` header: `*`, or a list of entity tags.
 * @throws malformed_request
 */
export function parseIfMatch(header: string): string {
  const value = header.trim();
  // No header has a line feed: one stands for a tag, whatever is in it.
  const isList = value
    .replace(TAG, "\n")
    .split(",")
    .every((element) => ["", "\n"].includes(element.replaceAll(/[ \t]/g, "")));
  if (value === "*" || isList) return value;
  throw new OperationError(
    "malformed_request",
    'If-Match takes * or ETags in their quotes, such as "a1b2c3".',
  );
}

function tagsOf(list: string): string[] {
  return list.match(TAG) ?? [];
}

/** The tables of which a row by itself is held: those that name theirs by an id. */
type HeldTable = {
  [Table in PersonalTable]: "id" extends keyof Tables[Table] ? Table : never;
}[PersonalTable];

/**
 * Gives what holds an account's row of a table: neither it changes nor rows come that refer to it. A row that is not there is
 * nothing to hold.
 */
export function holdingRowOf(table: HeldTable) {
  const hold = statement(
    `${table}_hold_version`,
    ({ accountId, id }: Slots<{ accountId: AccountId; id: string }>) =>
      db.selectFrom(table).select("id").where("account_id", "=", accountId).where("id", "=", id).forUpdate(),
  );
  return (sql: Sql, accountId: AccountId, id: string): Promise<unknown> => sql.run(hold, { accountId, id });
}
