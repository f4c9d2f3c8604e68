import { noteExport } from "#server/auth/security-log/notices.ts";
import { type OrganizationAccess, organizationAccess } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { sqlOn } from "#server/core/sql.ts";
import { Streamed } from "#server/core/streamed.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { openFileOfLink } from "#server/resources/organization-files/service/files.ts";
import { fileLink } from "#server/resources/organization-files/service/links.ts";
import { organizationTakeOut } from "./contract.ts";
import { FILES } from "./store.ts";

export { describeFiles, FILE_NAMES } from "./files.ts";

/** Returns the organization that the caller may download. @throws not_found, insufficient_role */
export function requireOwner(actor: Actor, slug: string): Promise<OrganizationAccess> {
  return organizationAccess(sqlOn(pool), actor, slug, organizationTakeOut.read.roles, null);
}

/** Logs a full download in the organization's audit log and in the caller's security log. */
export async function noteOrganizationTakeOut(
  actor: Actor,
  { id: organizationId, name }: OrganizationAccess,
): Promise<void> {
  const entry = { organizationId, actorAccountId: actor.accountId, subjectLabel: name, details: {} };
  await inSqlTransaction((sql) => recordAuditEvent(sql, { ...entry, action: "organization_taken_out" }));
  await noteExport({ actor, isHead: false }, { what: "organization", name, format: "zip" });
}

/** Opens a file of the organization for its owner; null if it was deleted. */
export function openOrganizationFile(
  { id: organizationId, memberId }: OrganizationAccess,
  fileId: string,
): ReturnType<typeof openFileOfLink> {
  const at = now();
  const { url } = fileLink(fileId, { organizationId, memberId }, at);
  return openFileOfLink(fileId, new URL(url).searchParams, at);
}

/** Requires a recent sign-in, by its contract, before the browser downloads an organization's data. Does nothing else. */
const allow: Handler<typeof organizationTakeOut.allow> = async () => ({});

/** Reads one file of the download, a portion at a time. */
const read: Handler<typeof organizationTakeOut.read> = async ({ ctx, input }) =>
  Streamed.rows(
    { data: [] },
    "data",
    FILES[input.file](ctx.sql, { organizationId: ctx.organizationId }),
    null,
  );

export const organizationTakeOutGroup = defineGroup(organizationTakeOut, {
  handlers: { allow, read },
});
