import type { StaffOrganization } from "#components/staff-today/staff-today.tsx";
import { askingOf, waitingOf } from "#components/staff-today/waiting.ts";
import { can } from "#domain/permissions.ts";
import { toOperationError } from "#server/core/errors.ts";
import { nullWhenOverSeats } from "../o/[organizationSlug]/null-when-over-seats.ts";
import type { signedIn } from "../signed-in.ts";

type Call = Awaited<ReturnType<typeof signedIn>>["call"];

/** Returns the open work of a coach in each of their organizations. */
export function readStaffToday(
  call: Call,
  organizations: readonly { name: string; slug: string }[],
): Promise<StaffOrganization[]> {
  return Promise.all(organizations.map((organization) => readOrganizationToday(call, organization)));
}

async function readOrganizationToday(
  call: Call,
  { name, slug }: { name: string; slug: string },
): Promise<StaffOrganization> {
  const organizationSlug = slug;
  try {
    const { role, memberId, seats } = await call.organizations.getLayout({ organizationSlug });
    if (seats === null) return { name, slug, open: null };
    const seesInvitations = can(role, "organization_invitations.list");
    const [today, invitations, counts, joining] = await Promise.all([
      nullWhenOverSeats(call.roster.getToday({ organizationSlug })),
      seesInvitations ? call.organizationInvitations.list(waitingOf(organizationSlug)) : null,
      seesInvitations ? call.organizationInvitations.count({ organizationSlug }) : null,
      seesInvitations ? call.joining.listRequests(askingOf(organizationSlug)) : null,
    ]);
    return { name, slug, open: { role, memberId, seats, today, invitations, counts, joining } };
  } catch (error) {
    if (toOperationError(error).code === "second_factor_required") return { name, slug, open: null };
    throw error;
  }
}
