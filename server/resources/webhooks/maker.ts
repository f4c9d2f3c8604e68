import { can } from "#domain/permissions.ts";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { assertStillSignedIn } from "#server/auth/user-lock.ts";
import type { Actor } from "#server/core/actor.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Owner } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { credentialTypeOf, type Reader } from "#server/resources/events/service.ts";
import type { Webhook } from "./contract.ts";
import * as store from "./store/people.ts";

/** The credential that is responsible for a webhook. Events that it can no longer read aren't sent. */
export type Maker = {
  readonly makerId: string;
  readonly makerName: string | null;
  readonly makerAccountId: string;
};

/**
 * Returns the credential that creates a webhook or changes its address. Locks it until the transaction ends, so that a concurrent
 * revocation finds the webhook.
 * @throws unauthenticated if it has ended since the request began, insufficient_scope for an app that may not have webhooks
 */
export async function makerOf(sql: Sql, actor: Actor): Promise<Maker> {
  const { kind, accountId: makerAccountId, userId } = actor;
  if (kind === "session") {
    const makerId = actor.sessionId ?? "";
    await assertStillSignedIn(sql, userId, makerId);
    return { makerId, makerName: null, makerAccountId };
  }
  const makerId = actor.principal;
  const lock = kind === "api_key" ? store.lockKey : store.lockGrant;
  const locked = await lock(sql, { id: makerId });
  if (locked === null) {
    throw new OperationError("unauthenticated", "Your credential is no longer valid. Nothing was changed.");
  }
  if (!locked.webhooksAllowed) {
    throw new OperationError(
      "insufficient_scope",
      "The person didn't allow this app to send changes to its own address. Ask them to connect it again.",
    );
  }
  return { makerId, makerName: locked.name, makerAccountId };
}

/** Returns the maker of a webhook for the API; null for a webhook from before makers were stored. */
export function createdBy(row: { makerId: string | null; makerName: string | null }): Webhook["createdBy"] {
  const { makerId: id, makerName: name } = row;
  if (id === null) return null;
  return { type: credentialTypeOf(id), id, name };
}

/**
 * Returns the permissions of a webhook's maker, which decide the events that it may send. A session that created a webhook may have ended,
 * but a key or an app's grant must still be valid. The maker of an organization's webhook must still have a role that manages webhooks, and
 * must not be blocked there.
 * @returns a null reader, and the reason, if the maker no longer has access
 */
export async function readerOfMaker(
  sql: Sql,
  owner: Owner,
  { makerId, makerAccountId }: StoredMaker,
): Promise<MakerAccess> {
  const scopes = await scopesOf(sql, makerId);
  if (scopes === undefined) return { reader: null, lost: "credential_ended" };
  if (owner.kind === "account") return { reader: { scopes, role: null } };
  const maker = { accountId: makerAccountId ?? "", makerId: makerId ?? "" };
  const { role } =
    makerAccountId === null
      ? ({ role: "owner" } as const)
      : ((await store.readRole(sql, { organizationId: owner.id, ...maker })) ?? {});
  if (!role || !can(role, "organization_webhooks.manage")) return { reader: null, lost: "maker_lost_role" };
  return { reader: { scopes, role: "owner" } };
}

type MakerAccess =
  | { readonly reader: Reader }
  | { readonly reader: null; readonly lost: "credential_ended" | "maker_lost_role" };

/** The credential and the account that made a webhook; null if they are unknown or were deleted. */
type StoredMaker = { readonly makerId: string | null; readonly makerAccountId: string | null };

/** Checks whether the maker of a webhook still has access. */
export async function hasMakerAccess(sql: Sql, owner: Owner, webhookId: string): Promise<boolean> {
  const maker = await store.readMaker(sql, owner, { id: webhookId });
  return maker !== null && (await readerOfMaker(sql, owner, maker)).reader !== null;
}

async function scopesOf(sql: Sql, makerId: string | null): Promise<readonly string[] | undefined> {
  if (makerId?.startsWith("key_")) return (await store.readKeyScopes(sql, { id: makerId }))?.scopes;
  if (makerId?.startsWith("grt_")) return (await store.readGrantScopes(sql, { id: makerId }))?.scopes;
  return ALL_SCOPES;
}
