import { isOrganizationScope, ORGANIZATION_SCOPES } from "#domain/scopes.ts";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import type { Actor } from "#server/core/actor.ts";
import { requireFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { isId } from "#server/core/ids.ts";
import { env } from "#server/lib/env.ts";
import { planNotice } from "#server/mail/send-mail.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { staffCredentials as contracts } from "./contract.ts";
import * as store from "./store.ts";

const scopes = ORGANIZATION_SCOPES;

/** Returns a page of the keys and apps of staff that can reach the organization, newest first. */
const list: Handler<typeof contracts.list> = async ({ ctx }) => {
  const { organizationId } = ctx;
  const { data, ...page } = await store.listReaching(ctx.sql, ctx.list, { organizationId, scopes });
  return { data: data.map((row) => presented(row, ctx.actor)), ...page };
};

/**
 * Blocks a credential, after waiting for the changes that it is making here, and emails its owner; or restores its access.
 * @throws not_found
 */
const setBlocked: Handler<typeof contracts.setBlocked> = async ({ ctx, input }) => {
  const credential = await lockCredential(ctx, input.id);
  const of = { organizationId: ctx.organizationId, memberId: credential.memberId, id: input.id };
  if (!(await (input.isBlocked ? store.block : store.allow)(ctx.sql, of))) return;
  await note(ctx, credential, input.isBlocked);
  if (!input.isBlocked || ctx.actor.sandboxId !== null || credential.userId === ctx.actor.userId) return;
  await planNotice(ctx.sql, {
    kind: "credentialBlocked",
    organizationId: of.organizationId,
    to: [credential.email],
    link: `${env().PUBLIC_URL}/settings/${kindOf(input.id) === "app" ? "connected-apps" : "api-keys"}`,
    values: { organization: ctx.organization.name, kind: kindOf(input.id) },
  });
};

type Context = HandlerCall<typeof contracts.setBlocked>["ctx"];

/**
 * Locks a credential of staff that can reach the organization, so that no other transaction replaces it.
 * @throws not_found
 */
async function lockCredential({ sql, organizationId }: Context, id: string): Promise<store.Credential> {
  const lock = kindOf(id) === "app" ? store.lockGrant : store.lockKey;
  return requireFound("API key or app", await lock(sql, { organizationId, id, scopes }));
}

/** Logs the change for the organization, and for the person. */
async function note(
  ctx: Context,
  { id, userId, accountId, email, name }: store.Credential,
  isBlocked: boolean,
): Promise<void> {
  const { sql, actor, organization, affected } = ctx;
  const kind = kindOf(id);
  await recordChange(ctx, {
    action: isBlocked ? "credential_blocked" : "credential_allowed",
    subjectEmail: email,
    subjectLabel: name,
    details: { type: kind, before: { hasAccess: isBlocked }, after: { hasAccess: !isBlocked } },
  });
  affected.accounts.add(accountId);
  if (actor.sandboxId !== null) return;
  await noteSecurityEvent(sql, {
    kind: isBlocked ? "organization_access_ended" : "organization_access_restored",
    userId,
    credentialId: id,
    details: { type: kind, name, organization: organization.name },
    isByAnother: userId !== actor.userId,
  });
}

/** A row of the list, as the query returns it. */
type Listed = Awaited<ReturnType<typeof store.listReaching>>["data"][number];

function presented(
  { memberId: _m, accountId: _a, userId, email, displayName, role, ...row }: Listed,
  actor: Actor,
) {
  return {
    ...row,
    kind: kindOf(row.id),
    scopes: row.scopes.filter(isOrganizationScope),
    member: { email, displayName, role },
    isOwn: userId === actor.userId,
  };
}

function kindOf(id: string): "api_key" | "app" {
  return isId("oauthGrant", id) ? "app" : "api_key";
}

export const staffCredentialsGroup = defineGroup(contracts, {
  handlers: { list, setBlocked },
});
