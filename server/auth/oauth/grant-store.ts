import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Scope } from "#domain/scopes.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { endCreated, transferCreated } from "../created-resources.ts";
import { assertMember } from "../credential-reach.ts";
import { noteSecurityEvent } from "../security-log/note.ts";
import { sendNotice } from "../security-log/notices.ts";
import { assertStillSignedIn } from "../user-lock.ts";
import { returnRegistration } from "./registrations.ts";

export type NewGrant = {
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectHost: string;
  readonly userId: string;
  readonly sessionId?: string | undefined;
  readonly accountId: string;
  readonly organizationId: string | null;
  readonly scopes: readonly Scope[];
  readonly resources: readonly string[];
  /** True if the app may have changes sent to addresses that it names. */
  readonly webhooksAllowed: boolean;
};

/**
 * Stores the access that a person allows an app.
 * @param tie runs in the transaction that creates the grant
 * @throws address_unconfirmed for a live account; not_found unless the account is a member of the organization
 */
export async function insertGrant(
  { organizationId, scopes, resources, sessionId, ...grant }: NewGrant,
  tie: (sql: Sql, id: string) => Promise<void>,
): Promise<string> {
  return inPrismaTransaction(async (transaction, sql) => {
    if (sessionId) await assertStillSignedIn(sql, grant.userId, sessionId);
    await assertAddressConfirmed(sql, grant.accountId);
    await assertMember(sql, grant.accountId, organizationId);
    const isFirst =
      (await transaction.oAuthGrant.findFirst({ where: { clientId: grant.clientId } })) === null;
    if (isFirst && !grant.clientId.startsWith("https:")) await returnRegistration(sql);
    const { id } = await transaction.oAuthGrant.create({
      data: {
        ...grant,
        id: newId("oauthGrant"),
        restrictedToOrganizationId: organizationId,
        scopes: [...scopes],
        resources: [...resources],
      },
    });
    await noteSecurityEvent(sql, {
      kind: "app_connected",
      userId: grant.userId,
      credentialId: id,
      details: { app: grant.clientName, host: grant.redirectHost, scopes: scopes.join(" ") },
    });
    await tie(sql, id);
    const account = await transaction.account.findUniqueOrThrow({ where: { id: grant.accountId } });
    if (account.sandboxId === null) await sendNotice(sql, grant.userId, "appConnected");
    return id;
  });
}

/** The reasons for a grant's end: the person or the app ended it, or a used token was presented again. */
export type GrantEnd = "disconnected" | "revoked_by_app" | "token_reused";

/**
 * Ends a grant with its codes, its tokens, and everything that the app created, immediately and on every process. Returns false if
 * there is none.
 * @param successorSessionId the session that takes over the app's webhook endpoints, if they are to stay
 */
export async function endGrant(
  id: string,
  reason: GrantEnd,
  { userId, successorSessionId }: { readonly userId?: string; readonly successorSessionId?: string } = {},
): Promise<boolean> {
  const wasThere = await inPrismaTransaction(async (transaction, sql) => {
    const where = { id, ...(userId === undefined ? {} : { userId }) };
    const grant = await transaction.oAuthGrant.findFirst({ where });
    const { count } = await transaction.oAuthGrant.deleteMany({ where });
    if (grant === null || count === 0) return false;
    if (successorSessionId === undefined) await endCreated(transaction, sql, grant.userId, { makers: [id] });
    else await transferCreated(transaction, grant.userId, id, { id: successorSessionId, name: null });
    await noteSecurityEvent(sql, {
      kind: "app_disconnected",
      userId: grant.userId,
      credentialId: id,
      details: { app: grant.clientName, reason },
      isByAnother: reason !== "disconnected",
    });
    return true;
  });
  await announceRevocations([id]);
  return wasThere;
}

/** The store from which oidc-provider reads and ends grants. Only consent creates one. */
export const grantStore: Adapter = {
  async find(id) {
    const row = await prisma.oAuthGrant.findUnique({ where: { id } });
    if (row === null) return undefined;
    const scope = row.scopes.join(" ");
    const payload: AdapterPayload = {
      kind: "Grant",
      jti: row.id,
      iat: Math.floor(row.createdAt.getTime() / 1_000),
      accountId: row.accountId,
      clientId: row.clientId,
      resources: Object.fromEntries(row.resources.map((resource) => [resource, scope])),
    };
    return payload;
  },
  async destroy(id) {
    await endGrant(id, "revoked_by_app");
  },
  async upsert() {
    throw new Error("Only consent creates a grant.");
  },
  consume: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};
