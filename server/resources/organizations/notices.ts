import { OWNERS, ROLES } from "#domain/roles.ts";
import { seatWarning } from "#domain/seats.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { planNotice } from "#server/mail/send-mail.ts";
import { peopleToNotify, readSeats } from "./store.ts";

/** The notices emailed to owners, with the page that each links to. */
const PAGES = {
  seatsNearlyFull: "billing",
  seatsExceeded: "billing",
  paymentFailed: "billing",
  organizationWebhooksPaused: "settings/webhooks",
} as const;

/**
 * Emails the owners when a change leaves few seats or too few: once as each limit is passed. Call it after the change, while the
 * organization is locked.
 * @param change the number of applicants added, or of seats
 */
export async function notifyOfSeats(
  sql: Sql,
  organizationId: OrganizationId,
  { applicants = 0, seats = 0 }: { readonly applicants?: number; readonly seats?: number },
): Promise<void> {
  const { used, complimentary, purchased } = await readSeats(sql, { organizationId });
  const total = complimentary + purchased;
  const warning = seatWarning({ used: used - applicants, total: total - seats }, { used, total });
  if (warning === null) return;
  const left = Math.max(0, total - used);
  const values = { used: String(used), total: String(total), left: String(left), over: String(used - total) };
  await notifyOwners(sql, organizationId, warning === "over" ? "seatsExceeded" : "seatsNearlyFull", values);
}

/** Emails the owners that a payment failed. */
export function notifyOfFailedPayment(
  sql: Sql,
  organizationId: OrganizationId,
  status: "past_due" | "unpaid",
): Promise<void> {
  return notifyOwners(sql, organizationId, "paymentFailed", { status });
}

/** Emails the owners that webhooks to these hosts were paused because their maker may no longer have them. */
export function notifyOfPausedWebhooks(
  sql: Sql,
  organizationId: OrganizationId,
  hosts: readonly string[],
): Promise<void> {
  return notifyOwners(sql, organizationId, "organizationWebhooksPaused", { hosts: hosts.join(", ") });
}

/** Emails every other member that the organization is deleted. Call it before the deletion. */
export async function notifyOfDeletion(
  sql: Sql,
  organizationId: OrganizationId,
  deletedBy: string,
): Promise<void> {
  const people = await peopleToNotify(sql, { organizationId, roles: ROLES });
  const to = people.filter(({ accountId }) => accountId !== deletedBy).map(({ email }) => email);
  const [first] = people;
  if (first === undefined) return;
  await planNotice(sql, {
    kind: "organizationDeleted",
    organizationId,
    to,
    link: env().PUBLIC_URL,
    values: { organization: first.name },
  });
}

async function notifyOwners(
  sql: Sql,
  organizationId: OrganizationId,
  kind: keyof typeof PAGES,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const owners = await peopleToNotify(sql, { organizationId, roles: OWNERS });
  const [first] = owners;
  if (first === undefined) return;
  await planNotice(sql, {
    kind,
    organizationId,
    to: owners.map(({ email }) => email),
    link: `${env().PUBLIC_URL}/o/${first.slug}/${PAGES[kind]}`,
    values: { organization: first.name, ...values },
  });
}
