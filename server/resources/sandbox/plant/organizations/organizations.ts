import type { Sql } from "#server/core/sql.ts";
import { keepOrganization, type SandboxAccount } from "../../store.ts";
import { insertRows } from "../insert-rows.ts";
import type { Planting } from "../planting.ts";
import { sampleData } from "../sample-data.ts";
import { applicantRows } from "./applicants.ts";
import { invitationRow } from "./invitations.ts";
import { accountRow, memberRow, syntheticPerson } from "./people.ts";
import { eventRow, noteRow, shareRow } from "./records.ts";
import { sampleOrganizations } from "./sample.ts";
import { type Tables, tablesInOrder } from "./tables.ts";

type Tenant = { readonly sql: Sql; readonly sandbox: SandboxAccount; readonly search: Planting };

/** Plants the organization that the person owns, the one that coaches them, and the one that invites them. */
export async function plantOrganizations(tenant: Tenant): Promise<void> {
  const planted = [await ownRows(tenant), await joinedRows(tenant), await invitingRows(tenant)];
  for (const table of tablesInOrder) {
    await insertRows(
      tenant.sql,
      table,
      planted.flatMap((tables) => tables[table] ?? []),
    );
  }
}

/** All roles, three cohorts, applicants of every kind. */
async function ownRows({ sql, sandbox, search: { calendar } }: Tenant): Promise<Tables> {
  const sample = sampleOrganizations.own;
  const founded = calendar.moment(sample.foundedDaysAgo, 0);
  const organizationId = await keepOrganization(sql, sandbox.sandboxId, sample, founded);
  const owner = { accountId: sandbox.accountId, ...sampleData.person, name: sampleData.person.displayName };
  const staff = sample.staff.map(({ name, role }, index) => ({
    person: syntheticPerson(name),
    role,
    at: calendar.moment(sample.foundedDaysAgo - 10 * (index + 1), index),
  }));
  const place = {
    organizationId,
    sandboxId: sandbox.sandboxId,
    calendar,
    authors: staff.map(({ person }) => person),
  };
  const applicants = applicantRows(place);
  const invitations = sample.invited.map((invited, index) =>
    invitationRow(organizationId, { ...invited, by: owner, at: calendar.moment(invited.daysAgo, index) }),
  );
  return {
    ...applicants,
    accounts: [
      ...staff.map(({ person, at }) => accountRow(person, sandbox.sandboxId, at)),
      ...(applicants.accounts ?? []),
    ],
    members: [
      memberRow(owner, organizationId, "owner", founded),
      ...staff.map(({ person, role, at }) => memberRow(person, organizationId, role, at)),
      ...(applicants.members ?? []),
    ],
    invitations,
    audit_events: [
      eventRow(place, "organization_created", owner, founded, { subjectLabel: sample.name }),
      ...(applicants.audit_events ?? []),
    ],
  };
}

/** The person is an applicant there, shares the present search, and has notes from the coach. */
async function joinedRows({ sql, sandbox, search }: Tenant): Promise<Tables> {
  const sample = sampleOrganizations.joined;
  const { calendar, boards, cards } = search;
  const founded = calendar.moment(sample.foundedDaysAgo, 1);
  const organization = { ...sample, seats: 5 };
  const organizationId = await keepOrganization(sql, sandbox.sandboxId, organization, founded);
  const coach = syntheticPerson(sample.coach);
  const person = { accountId: sandbox.accountId, email: sampleData.person.email };
  const joined = calendar.moment(sample.joinedDaysAgo, 1);
  const boardId = boards.get("current-search") ?? "";
  const place = { organizationId, sandboxId: sandbox.sandboxId, calendar };
  const noted = [...cards.values()].slice(0, sample.notes.length);
  return {
    accounts: [accountRow(coach, sandbox.sandboxId, founded)],
    members: [
      memberRow(coach, organizationId, "owner", founded),
      memberRow(person, organizationId, "applicant", joined),
    ],
    shares: [shareRow(organizationId, { boardId, accountId: person.accountId, at: joined })],
    coach_notes: noted.map((applicationId, index) =>
      noteRow(organizationId, {
        applicationId,
        author: coach,
        body: sample.notes[index] ?? "",
        at: calendar.moment(index + 1, index),
      }),
    ),
    audit_events: [eventRow(place, "organization_created", coach, founded, { subjectLabel: sample.name })],
  };
}

/** The person has an invitation to answer. */
async function invitingRows({ sql, sandbox, search: { calendar } }: Tenant): Promise<Tables> {
  const sample = sampleOrganizations.inviting;
  const founded = calendar.moment(sample.foundedDaysAgo, 2);
  const organization = { ...sample, seats: 5 };
  const organizationId = await keepOrganization(sql, sandbox.sandboxId, organization, founded);
  const owner = syntheticPerson(sample.owner);
  const place = { organizationId, sandboxId: sandbox.sandboxId, calendar };
  const invited = { email: sampleData.person.email, role: sample.role, by: owner };
  return {
    accounts: [accountRow(owner, sandbox.sandboxId, founded)],
    members: [memberRow(owner, organizationId, "owner", founded)],
    invitations: [invitationRow(organizationId, { ...invited, at: calendar.moment(sample.daysAgo, 2) })],
    audit_events: [eventRow(place, "organization_created", owner, founded, { subjectLabel: sample.name })],
  };
}
