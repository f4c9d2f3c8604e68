import type { OrganizationEventKind } from "#domain/event-types.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { Appointment, appointments } from "#server/resources/appointments/contract.ts";
import { readAppointments } from "#server/resources/appointments/service/reading.ts";
import { AssignedTask, assignedTasks } from "#server/resources/assigned-tasks/contract.ts";
import { readAssignedTasks } from "#server/resources/assigned-tasks/service.ts";
import { CoachAssignment, caseload } from "#server/resources/caseload/contract.ts";
import { readAssignments } from "#server/resources/caseload/service.ts";
import { CoachNote, coachNotes } from "#server/resources/coach-notes/contract.ts";
import { readNotes } from "#server/resources/coach-notes/service.ts";
import { CohortMembership, cohortMemberships } from "#server/resources/cohort-memberships/contract.ts";
import { readStints } from "#server/resources/cohort-memberships/service.ts";
import { Cohort, cohorts } from "#server/resources/cohorts/contract.ts";
import { readCohorts } from "#server/resources/cohorts/service.ts";
import { ContactLogEntry, contactLog } from "#server/resources/contact-log/contract.ts";
import { readEntries } from "#server/resources/contact-log/service.ts";
import { JoinRequest, joining } from "#server/resources/joining/contract.ts";
import { readRequests } from "#server/resources/joining/service.ts";
import { Member, members } from "#server/resources/members/contract.ts";
import { readMembers } from "#server/resources/members/service.ts";
import { messages } from "#server/resources/messages/contract.ts";
import { Message } from "#server/resources/messages/entities.ts";
import { readMessages } from "#server/resources/messages/service.ts";
import {
  OrganizationInvitation,
  organizationInvitations,
} from "#server/resources/organization-invitations/contract.ts";
import { readInvitations } from "#server/resources/organization-invitations/service.ts";
import { OrganizationShare, organizationShares } from "#server/resources/organization-shares/contract.ts";
import { readShares } from "#server/resources/organization-shares/service.ts";
import { organizations } from "#server/resources/organizations/contract.ts";
import { findOrganization } from "#server/resources/organizations/service.ts";
import { Outcome, outcomes } from "#server/resources/outcomes/contract.ts";
import { readOutcomes } from "#server/resources/outcomes/service.ts";
import type { Readable } from "./readable.ts";

/** The organization whose resources are read. */
type OfOrganization = { readonly sql: Sql; readonly organizationId: OrganizationId };
type Kind = Readable<OfOrganization>;
type ReadRows = (
  sql: Sql,
  params: { organizationId: OrganizationId; ids: readonly string[] },
) => ReturnType<Kind["read"]>;

/** Returns the way to read rows of a shape as the operation `by` lists them. */
const rows = (by: Kind["by"], read: ReadRows, shape: NonNullable<Kind["shape"]>): Kind => ({
  by,
  read: ({ sql, organizationId }, ids) => read(sql, { organizationId, ids }),
  shape,
});

/**
 * The ways to read the resources of an organization's events, by kind, each as an item of its list. A share names the applicant and the
 * board, and never includes a card. A note is null unless its board is shared now.
 */
export const ORGANIZATIONAL: Readonly<Record<OrganizationEventKind, Kind>> = {
  appointment: rows(
    { ...appointments.list, roles: appointments.setPage.roles },
    readAppointments,
    Appointment,
  ),
  assigned_task: rows(assignedTasks.list, readAssignedTasks, AssignedTask),
  coach_assignment: rows(caseload.list, readAssignments, CoachAssignment),
  coach_note: rows({ ...coachNotes.list, roles: coachNotes.create.roles }, readNotes, CoachNote),
  cohort: rows(cohorts.list, readCohorts, Cohort),
  cohort_membership: rows(cohortMemberships.list, readStints, CohortMembership),
  invitation: {
    by: organizationInvitations.list,
    read: ({ sql, organizationId }, ids) => readInvitations(sql, { organizationId, ids, at: now() }),
    shape: OrganizationInvitation,
  },
  join_request: rows(joining.listRequests, readRequests, JoinRequest),
  member: rows(members.list, readMembers, Member),
  message: rows(messages.list, readMessages, Message),
  organization: {
    by: organizations.get,
    read: async ({ sql, organizationId }) => {
      const organization = await findOrganization(sql, { organizationId });
      return organization === null ? [] : [organization];
    },
  },
  contact_log_entry: rows(contactLog.list, readEntries, ContactLogEntry),
  outcome: rows(outcomes.list, readOutcomes, Outcome),
  share: rows(organizationShares.list, readShares, OrganizationShare),
};
