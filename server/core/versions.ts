import { hash } from "node:crypto";
import type { AccountId } from "./access.ts";
import { equal } from "./clauses.ts";
import { OperationError } from "./errors.ts";
import type { Operation, PublicOperation } from "./operation.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { selectFrom } from "./statements.ts";
import type { PersonalTable, Tables } from "./tables.ts";

/** A GET whose representation `If-Match` is compared with. */
export type VersionedResource = {
  readonly contract: Operation;
  readonly read: (call: never) => Promise<unknown>;
  readonly lock: (call: never) => Promise<unknown>;
};

const readables = new Map<string, VersionedResource>();

/** Registers a GET, so that `If-Match` on changes of its resource can be compared with it. */
export function registerReadable(readable: VersionedResource): void {
  readables.set(readable.contract.name, readable);
}

/**
 * Checks a change against the version that its caller read (RFC 9110, 13.1.1): locks the resource, renders it as its GET does, and compares
 * the tags strongly. A resource without a GET has no ETag, so that only `*` matches.
 * @param callOf returns the call of the GET in the transaction of the change
 * @throws version_mismatch, or the GET's error if the resource is absent
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
  if (readable === undefined) throw new Error(`${resource} is not registered with a lock`);
  const call = (await callOf(readable.contract)) as never;
  await readable.lock(call);
  const present = readable.contract.output.parse(await readable.read(call));
  const stated = stateOf(etagOf(JSON.stringify(present)));
  if (ifMatch === "*" || tagsOf(ifMatch).some((tag) => stateOf(tag) === stated)) return;
  const detail = "This changed after you read it. Read it again, then send your change with the new ETag.";
  throw new OperationError("version_mismatch", detail);
}

// RFC 9110, 8.8.3: no space and no quote within the quotes. A list may have empty elements (5.6.1).
const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\uffff]*"/g;

/** Reads the resource of a change as its GET does. @param callOf returns the call of the GET */
export async function readResource(
  { resource }: Operation,
  callOf: (contract: Operation) => Promise<unknown>,
): Promise<unknown> {
  const readable = resource === undefined ? undefined : readables.get(resource);
  if (readable === undefined) throw new Error(`${resource} is not registered with a lock`);
  const call = (await callOf(readable.contract)) as never;
  return readable.contract.output.parse(await readable.read(call));
}

/**
 * Parses an `If-Match` header: `*`, or a list of entity tags.
 * @throws malformed_request
 */
export function parseIfMatch(header: string): string {
  const value = header.trim();
  // Headers can't contain a line feed, so it can replace each tag.
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

/** The tables whose rows can be locked one by one: those with an id. */
type LockableTable = {
  [Table in PersonalTable]: "id" extends keyof Tables[Table] ? Table : never;
}[PersonalTable];

/**
 * Declares the lock of a GET that reads a row of the account: the row can't change, and no new rows can refer to it. It does nothing if the
 * row is absent.
 * @param field the input that names the row
 */
export function lockRowOf<Field extends string>(table: LockableTable, field: Field) {
  const lock = query.execute(
    `${table}_lock_version`,
    ({ accountId, id }: Params<{ accountId: AccountId; id: string }>) =>
      selectFrom(table)
        .select("id")
        .where(equal({ account_id: accountId, id }))
        .forUpdate(),
  );
  return ({ ctx, input }: { ctx: { sql: Sql; accountId: AccountId }; input: Record<Field, string> }) =>
    lock(ctx.sql, { accountId: ctx.accountId, id: input[field] });
}

/** A link that is signed anew for each read, although the resource is the same. */
const LINK = /"downloadUrl":"[^"]*","downloadUrlExpiresAt":"[^"]*"/g;

/**
 * Returns the strong entity tag of a representation: a digest of its complete JSON text or bytes. If it contains signed links, their digest
 * follows after a period, so that a change can be compared with the rest alone.
 */
export function etagOf(whole: string | Uint8Array): string {
  const links =
    typeof whole === "string" && whole.includes('"downloadUrlExpiresAt":') ? whole.match(LINK) : null;
  if (typeof whole !== "string" || links === null) return `"${digestOf(whole)}"`;
  return `"${digestOf(whole.replaceAll(LINK, ""))}.${digestOf(links.join())}"`;
}

const digestOf = (whole: string | Uint8Array) => hash("sha256", whole, "base64url").slice(0, 27);

/** Returns a tag without the digest of signed links. */
const stateOf = (tag: string) => tag.replace(/\.[\w-]{27}"$/, '"');

/** Checks whether `If-None-Match` names the tag; compared weakly (RFC 9110, 13.1.2). */
export function matchesWeakly(header: string, etag: string): boolean {
  return header.trim() === "*" || tagsOf(header).some((tag) => tag.replace(/^W\//, "") === etag);
}

/** Checks whether REST responds with an ETag: every GET does, so that clients don't read unchanged data again. */
export function returnsEtag(contract: PublicOperation): boolean {
  return !contract.changesData || hasEtag(contract);
}

/** Checks whether the response is a single resource as its GET returns it, and so has that representation's ETag. */
export function hasEtag(contract: PublicOperation): boolean {
  return (!contract.changesData && !contract.isList) || contract.returnsResource === true;
}
