import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import type { Working } from "#server/resources/events/service.ts";
import type { Webhook } from "./contract.ts";
import "./vocabulary.ts";

type Change =
  | { readonly before: Webhook; readonly after: Webhook | null }
  | { readonly before: null; readonly after: Webhook };

const SECURITY_KINDS = {
  created: "webhook_added",
  updated: "webhook_moved",
  secret_rotated: "webhook_secret_rotated",
  deleted: "webhook_deleted",
} as const;

/**
 * Notes what became of a webhook where its owner looks: in the person's security log, or in the organization's audit log. A person's is
 * told of an update only where the address is another; an organization's, of whatever differs.
 */
export async function noteChange(
  ctx: Working,
  what: keyof typeof SECURITY_KINDS,
  change: Change,
): Promise<void> {
  const { before, after } = change;
  const { id, url } = change.before === null ? change.after : (change.after ?? change.before);
  const { host } = new URL(url);
  if ("accountId" in ctx) {
    if (what === "updated" && before?.url === url) return;
    const { userId, sessionId, principal, environment } = ctx.actor;
    const details = { environment, host };
    const credentialId = sessionId ?? principal;
    await noteSecurityEvent(ctx.sql, { kind: SECURITY_KINDS[what], userId, credentialId, details });
    return;
  }
  const [earlier, later] = [described(before), described(after)];
  if (what === "updated" && JSON.stringify(earlier) === JSON.stringify(later)) return;
  const shared = {
    organizationId: ctx.organization.id,
    actorAccountId: ctx.actor.accountId,
    subjectLabel: host,
  };
  if (what === "secret_rotated") {
    await recordAuditEvent(ctx.sql, { ...shared, action: `webhook_${what}`, details: { webhookId: id } });
    return;
  }
  const details = { webhookId: id, before: earlier, after: later };
  await recordAuditEvent(ctx.sql, { ...shared, action: `webhook_${what}`, details });
}

/** What the log tells of a webhook: not its whole address, in which there may be a secret of the receiver's. */
function described(webhook: Webhook | null) {
  if (webhook === null) return null;
  const { url, description, eventTypes, status } = webhook;
  return { host: new URL(url).host, description, eventTypes, status };
}
