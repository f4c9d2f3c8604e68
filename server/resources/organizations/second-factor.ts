import type { OrganizationId } from "#server/core/access.ts";
import { recordAuditEvent } from "#server/core/audit.ts";
import type { Sql } from "#server/core/sql.ts";
import * as store from "./store.ts";

type Asked = { readonly id: OrganizationId; readonly accountId: string; readonly isRequired: boolean };

/** Has an organization ask its staff for a second factor, or no longer; the log tells of a real difference only. */
export async function requireSecondFactor(sql: Sql, { id, accountId, isRequired }: Asked): Promise<void> {
  const { name } = await store.holdOrganization(sql, id);
  if ((await store.requiresSecondFactor(sql, id)) === isRequired) return;
  await store.writeSecondFactor(sql, id, isRequired);
  await recordAuditEvent(sql, {
    organizationId: id,
    actorAccountId: accountId,
    action: "organization_updated",
    subjectLabel: name,
    details: { before: { requiresSecondFactor: !isRequired }, after: { requiresSecondFactor: isRequired } },
  });
}
