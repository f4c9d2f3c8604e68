import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { keepOrganization } from "../../store/organizations.ts";
import { insertRows } from "../insert-rows.ts";
import type { Seeding } from "../seeding.ts";
import { webhookRows } from "../webhooks.ts";
import { applicantRows } from "./applicants.ts";
import { appointmentRow, bookingPageRow } from "./booking.ts";
import { proofRows } from "./files.ts";
import { accountRow, memberRow, syntheticPerson, type Tenant } from "./people.ts";
import {
  assignedTaskRow,
  contactRow,
  foundedRow,
  invitationRow,
  joiningRows,
  noteRow,
  outcomeRow,
  shareRow,
} from "./records.ts";
import { sampleOrganizations } from "./sample.ts";
import { type Tables, tablesInOrder } from "./tables.ts";
import { threadRows } from "./threads.ts";

/** The time zone of the sample appointments. */
const TIME_ZONE = "Europe/Amsterdam";

type Around = { readonly sql: Sql; readonly tenant: Tenant; readonly search: Seeding };

/** Seeds the organization that the person owns, the one that coaches them, and the one that invites them. */
export async function seedOrganizations(around: Around): Promise<void> {
  const seeded = [await ownRows(around), await joinedRows(around), await invitingRows(around)];
  await insertTables(around.sql, seeded);
}

/** Inserts the rows, table by table. */
export async function insertTables(sql: Sql, seeded: readonly Tables[]): Promise<void> {
  for (const table of tablesInOrder) {
    await insertRows(
      sql,
      table,
      seeded.flatMap((tables) => tables[table] ?? []),
    );
  }
}

type Founded = Parameters<typeof keepOrganization>[1];

/** Adds an organization, or keeps the seeded one with its slug; returns its id. */
export function keep(
  { sql, tenant: { sandboxId } }: Pick<Around, "sql" | "tenant">,
  { name, slug, type, website, seats }: Omit<Founded, "id" | "sandboxId" | "at">,
  at: string,
): Promise<OrganizationId> {
  const id = organizationOfJob(newId("organization"));
  return keepOrganization(sql, { id, sandboxId, name, slug, type, website, seats, at });
}

/** Returns the rows of an organization with all roles, three cohorts, and applicants of every kind. */
async function ownRows({ sql, tenant, search: { calendar } }: Around): Promise<Tables> {
  const sample = sampleOrganizations.own;
  const founded = calendar.moment(sample.foundedDaysAgo, 0);
  const organizationId = await keep({ sql, tenant }, sample, founded);
  const owner = tenant.person;
  const staff = sample.staff.map(({ name, role }, index) => ({
    person: syntheticPerson(name, tenant),
    role,
    at: calendar.moment(sample.foundedDaysAgo - 10 * (index + 1), index),
  }));
  const place = {
    organizationId,
    sandboxId: tenant.sandboxId,
    calendar,
    authors: staff.map(({ person }) => person),
  };
  const applicants = applicantRows(place, sample);
  const invitations = sample.invited.map((invited, index) =>
    invitationRow(organizationId, { ...invited, by: owner, at: calendar.moment(invited.daysAgo, index) }),
  );
  const asking = syntheticPerson(sample.asking, tenant);
  const { endpoint, delivery } = webhookRows(
    { kind: "organization", id: organizationId },
    ["member.created", "cohort_membership.created", "share.created", "share.deleted"],
    calendar.moment(3, 0),
  );
  const [first] = applicants.accounts ?? [];
  return {
    ...applicants,
    contact_log_entries: [
      ...(applicants.contact_log_entries ?? []),
      contactRow(organizationId, {
        accountId: String(first?.id),
        author: owner,
        seed: 1,
        at: calendar.moment(1, 0),
      }),
    ],
    accounts: [
      ...staff.map(({ person, at }) => accountRow(person, tenant.sandboxId, at)),
      accountRow(asking, tenant.sandboxId, founded),
      ...(applicants.accounts ?? []),
    ],
    members: [
      memberRow(owner, organizationId, "owner", founded),
      ...staff.map(({ person, role, at }) => memberRow(person, organizationId, role, at)),
      ...(applicants.members ?? []),
    ],
    booking_pages: [bookingPageRow(organizationId, owner.accountId, founded)],
    appointments: [
      appointmentRow(organizationId, {
        coachId: owner.accountId,
        accountId: String(first?.id),
        startsAt: calendar.appointment(-3, 0, TIME_ZONE),
        at: calendar.moment(1, 0),
      }),
    ],
    invitations,
    ...joiningRows(organizationId, { owner, asking, at: calendar.moment(1, 2) }),
    organization_files: await proofRows(organizationId, applicants.outcomes),
    audit_events: [foundedRow(place, owner, founded, sample), ...(applicants.audit_events ?? [])],
    organization_webhook_endpoints: [{ organization_id: organizationId, ...endpoint }],
    organization_webhook_deliveries: [{ organization_id: organizationId, ...delivery }],
  };
}

/** Returns the rows of an organization in which the person is an applicant, shares the current search, and has notes from the coach. */
async function joinedRows({ sql, tenant, search }: Around): Promise<Tables> {
  const sample = sampleOrganizations.joined;
  const { calendar, boards, cards } = search;
  const founded = calendar.moment(sample.foundedDaysAgo, 1);
  const organization = { ...sample, seats: 5 };
  const organizationId = await keep({ sql, tenant }, organization, founded);
  const coach = syntheticPerson(sample.coach, tenant);
  const { person } = tenant;
  const joined = calendar.moment(sample.joinedDaysAgo, 1);
  const boardId = boards.get("current-search") ?? "";
  const place = { organizationId, sandboxId: tenant.sandboxId, calendar };
  const noted = [...cards.values()].slice(0, sample.notes.length);
  return {
    accounts: [accountRow(coach, tenant.sandboxId, founded)],
    members: [
      memberRow(coach, organizationId, "owner", founded),
      memberRow(person, organizationId, "applicant", joined),
    ],
    coach_assignments: [
      {
        id: newId("coachAssignment"),
        organization_id: organizationId,
        account_id: person.accountId,
        coach_id: coach.accountId,
        assigned_at: joined,
      },
    ],
    shares: [shareRow(organizationId, { boardId, accountId: person.accountId, at: joined })],
    outcomes: [outcomeRow(organizationId, { accountId: person.accountId, author: coach, at: joined })],
    ...threadRows(organizationId, {
      applicant: person,
      coach,
      seed: 0,
      at: (index) => calendar.moment(1, index),
    }),
    booking_pages: [bookingPageRow(organizationId, coach.accountId, founded)],
    appointments: [
      appointmentRow(organizationId, {
        coachId: coach.accountId,
        accountId: person.accountId,
        startsAt: calendar.appointment(-4, 1, TIME_ZONE),
        at: calendar.moment(1, 1),
      }),
    ],
    assigned_tasks: [0, 1].map((seed) =>
      assignedTaskRow(organizationId, {
        accountId: person.accountId,
        author: coach,
        seed,
        at: calendar.moment(3, seed),
        dueAt: calendar.moment(-3 * seed, seed),
      }),
    ),
    contact_log_entries: [0, 1].map((seed) =>
      contactRow(organizationId, {
        accountId: person.accountId,
        author: coach,
        seed,
        at: calendar.moment(2 + 5 * seed, seed),
      }),
    ),
    coach_notes: noted.map((applicationId, index) =>
      noteRow(organizationId, {
        applicantAccountId: person.accountId,
        applicationId,
        author: coach,
        body: sample.notes[index] ?? "",
        at: calendar.moment(index + 1, index),
      }),
    ),
    audit_events: [foundedRow(place, coach, founded, sample)],
  };
}

/** Returns the rows of an organization that has invited the person. */
async function invitingRows({ sql, tenant, search: { calendar } }: Around): Promise<Tables> {
  const sample = sampleOrganizations.inviting;
  const founded = calendar.moment(sample.foundedDaysAgo, 2);
  const organization = { ...sample, seats: 5 };
  const organizationId = await keep({ sql, tenant }, organization, founded);
  const owner = syntheticPerson(sample.owner, tenant);
  const place = { organizationId, sandboxId: tenant.sandboxId, calendar };
  const invited = { email: tenant.person.email, role: sample.role, by: owner };
  return {
    accounts: [accountRow(owner, tenant.sandboxId, founded)],
    members: [memberRow(owner, organizationId, "owner", founded)],
    invitations: [invitationRow(organizationId, { ...invited, at: calendar.moment(sample.daysAgo, 2) })],
    audit_events: [foundedRow(place, owner, founded, sample)],
  };
}
