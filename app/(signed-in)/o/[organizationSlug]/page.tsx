import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { everyRow } from "#components/api/every-row.ts";
import { firstData } from "#components/api/first-data.ts";
import { ApplicantHome } from "#components/applicant-home/applicant-home.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { LeftOutProvider } from "#components/left-out/left-out.tsx";
import { filterOf } from "#components/roster/filter/roster-filter.ts";
import { ROSTER_A_PAGE } from "#components/roster/roster-data.ts";
import { RosterPage } from "#components/roster/roster-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { isManager } from "#domain/roles.ts";
import { Arriving } from "../../arriving.tsx";
import { parametersIn, type Query } from "../../query.ts";
import { nullWhenOverSeats } from "./null-when-over-seats.ts";
import { type OrganizationParams, readOrganization } from "./organization.tsx";
import { OWN_PLACE } from "./own-place.ts";

type Props = OrganizationParams & { searchParams: Promise<Query> };

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  const { organization } = await readOrganization((await params).organizationSlug);
  if (!can(organization.role, "roster.list")) return { title: organization.name };
  const t = await getTranslations("roster");
  return { title: `${t("title")} · ${organization.name}` };
}

export default async function RosterRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, query] = await Promise.all([params, searchParams]);
  const { organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "roster.list")) {
    return (
      <PageMessages namespaces={OWN_PLACE}>
        <Arriving shape={<ListSkeleton />}>
          <OwnRosterEntry organizationSlug={organizationSlug} />
        </Arriving>
      </PageMessages>
    );
  }
  const address = parametersIn(query);
  return (
    <PageMessages namespaces={NAMESPACES}>
      <Arriving shape={<ListSkeleton />}>
        <LeftOutProvider>
          <Roster organizationSlug={organizationSlug} address={address} />
        </LeftOutProvider>
      </Arriving>
    </PageMessages>
  );
}

/** Shows applicants their coach and what the organization knows about them, instead of the roster. */
async function OwnRosterEntry({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  const [own, contacts, outcomes, shares, boards, invitations, me] = await Promise.all([
    call.roster.getOwn({ organizationSlug }),
    call.contactLog.listOwn({ organizationSlug }),
    call.outcomes.listOwn({ organizationSlug }),
    everyRow(call.shares.list),
    everyRow(call.boards.list),
    everyRow(call.invitations.listMine),
    call.me.get({}),
  ]);
  return (
    <ApplicantHome
      organization={organization}
      own={own}
      contacts={contacts}
      outcomes={outcomes}
      sharing={{
        memberships: me.organizations,
        shares,
        boards,
        invitations,
      }}
    />
  );
}

/** The messages that the organization's layout (layout.tsx) doesn't load. */
const NAMESPACES = [
  "appointments",
  "assignedTasks",
  "billing",
  "coachNotes",
  "contactLog",
  "export",
  "files",
  "leftOut",
  "memberships",
  "outcomeEntry",
  "outreach",
  "roster",
  "sharedBoard",
  "thread",
] as const;

async function Roster({ organizationSlug, address }: { organizationSlug: string; address: URLSearchParams }) {
  const { call, viewer, organization } = await readOrganization(organizationSlug);
  const [initial, owing, cohorts, staff, { columns }, { data: fields }] = await Promise.all([
    nullWhenOverSeats(call.roster.listShown({ organizationSlug, limit: ROSTER_A_PAGE })),
    nullWhenOverSeats(call.roster.listOwingFeedback({ organizationSlug })),
    everyRow((page) => call.cohorts.list({ organizationSlug, archived: false, ...page })),
    everyRow((page) => call.caseload.listCoaches({ organizationSlug, ...page })),
    call.roster.getColumns({ organizationSlug }),
    call.rosterRecords.listFields({ organizationSlug }),
  ]);
  const isOwn = ({ memberId }: (typeof staff)[number]) => memberId === organization.memberId;
  const ordered = [...staff.filter(isOwn), ...staff.filter((member) => !isOwn(member))];
  const isCoaching =
    !isManager(organization.role) && staff.some((member) => isOwn(member) && member.applicants > 0);
  const filter = filterOf(address);
  // Coaches see their own people first.
  const initialFilter =
    isCoaching && address.size === 0 ? { ...filter, coachId: organization.memberId } : filter;
  return (
    <RosterPage
      organization={organization}
      first={firstData(initial)}
      owing={owing ?? []}
      cohorts={cohorts.map(({ id, name }) => ({ id, name }))}
      coaches={ordered.map(({ memberId, displayName, email }) => ({
        id: memberId,
        name: displayName ?? email,
      }))}
      fields={fields}
      initialColumns={columns}
      initialFilter={initialFilter}
      offersSample={viewer.environment === "live" && can(organization.role, "organizations.try_sample")}
      startsInviting={address.has("invite") && can(organization.role, "organization_invitations.create")}
    />
  );
}
