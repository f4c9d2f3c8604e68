import { createReadStream } from "node:fs";
import path from "node:path";
import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { organizationFile } from "#server/resources/organization-files/contract.ts";
import { upsertOrganization } from "../../store/organizations.ts";
import { insertRows, type SeededTables } from "../insert-rows.ts";
import type { Seeding } from "../seeding.ts";
import { webhookRows } from "../webhooks.ts";
import { applicantRows } from "./applicants.ts";
import { appointmentRow, bookingPageRow } from "./booking.ts";
import { accountRow, memberRow, syntheticPerson, type Tenant } from "./people.ts";
import {
  assignedTaskRow,
  assignmentRow,
  contactRow,
  creationEventRow,
  invitationRow,
  joiningRows,
  noteRow,
  outcomeRow,
  shareRow,
} from "./records.ts";
import { sampleOrganizations, TIME_ZONE } from "./sample.ts";
import { threadRows } from "./threads.ts";

// Relative to the project's folder, where all processes run. The pages' bundle is elsewhere.
const LETTER = path.join(/* turbopackIgnore: true */ process.cwd(), "prisma/sample-data/offer-letter.pdf");

/**
 * Stores an offer letter, and returns its row for the first outcome with evidence. If seeding fails
 * afterward, the nightly sweep deletes the file.
 */
async function proofRows(
  organizationId: string,
  outcomes: SeededTables["outcomes"] = [],
): Promise<SeededTables["organization_files"]> {
  const documented = outcomes.find(({ evidence }) => evidence !== null);
  if (!documented) return [];
  const storageKey = newFileKey(organizationFile.folder);
  const { size } = await fileStore().put(storageKey, createReadStream(LETTER));
  const file = { fileName: "offer-letter.pdf", fileType: "application/pdf", fileSizeBytes: size, storageKey };
  const { accountId = "", id: outcomeId = "", recordedAt: createdAt = "" } = documented;
  return [{ organizationId, id: newId("organizationFile"), accountId, outcomeId, ...file, createdAt }];
}

type Target = { readonly sql: Sql; readonly tenant: Tenant; readonly search: Seeding };

/** Seeds the organization that the person owns, the one that coaches them, and the one that invited them. */
export async function seedOrganizations(target: Target): Promise<void> {
  await insertRows(target.sql, await ownRows(target), await joinedRows(target), await invitingRows(target));
}

type NewOrganization = Parameters<typeof upsertOrganization>[1];

/** Adds an organization, or updates the seeded one with the same slug. @returns its id */
export function addOrganization(
  { sql, tenant: { sandboxId } }: Pick<Target, "sql" | "tenant">,
  { name, slug, type, website, seats }: Omit<NewOrganization, "id" | "sandboxId" | "at">,
  at: string,
): Promise<OrganizationId> {
  const id = organizationOfJob(newId("organization"));
  return upsertOrganization(sql, { id, sandboxId, name, slug, type, website, seats, at });
}

/** Returns the rows of an organization with all roles, three cohorts, and applicants of every kind. */
async function ownRows({ sql, tenant, search: { calendar } }: Target): Promise<SeededTables> {
  const sample = sampleOrganizations.own;
  const createdAt = calendar.moment(sample.foundedDaysAgo, 0);
  const organizationId = await addOrganization({ sql, tenant }, sample, createdAt);
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
      accountRow(asking, tenant.sandboxId, createdAt),
      ...(applicants.accounts ?? []),
    ],
    members: [
      memberRow(owner, organizationId, "owner", createdAt),
      ...staff.map(({ person, role, at }) => memberRow(person, organizationId, role, at)),
      ...(applicants.members ?? []),
    ],
    booking_pages: [bookingPageRow(organizationId, owner.accountId, createdAt)],
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
    audit_events: [creationEventRow(place, owner, createdAt, sample), ...(applicants.audit_events ?? [])],
    organization_webhook_endpoints: [{ organizationId, ...endpoint }],
    organization_webhook_deliveries: [{ organizationId, ...delivery }],
  };
}

/** Returns the rows of an organization where the person is an applicant, shares the current search, and has coach notes. */
async function joinedRows({ sql, tenant, search }: Target): Promise<SeededTables> {
  const sample = sampleOrganizations.joined;
  const { calendar, boards, cards } = search;
  const createdAt = calendar.moment(sample.foundedDaysAgo, 1);
  const organization = { ...sample, seats: 5 };
  const organizationId = await addOrganization({ sql, tenant }, organization, createdAt);
  const coach = syntheticPerson(sample.coach, tenant);
  const { person } = tenant;
  const joined = calendar.moment(sample.joinedDaysAgo, 1);
  const boardId = boards.get("current-search") ?? "";
  const place = { organizationId, sandboxId: tenant.sandboxId, calendar };
  const noted = [...cards.values()].slice(0, sample.notes.length);
  return {
    accounts: [accountRow(coach, tenant.sandboxId, createdAt)],
    members: [
      memberRow(coach, organizationId, "owner", createdAt),
      memberRow(person, organizationId, "applicant", joined),
    ],
    coach_assignments: [
      assignmentRow(organizationId, { accountId: person.accountId, coachId: coach.accountId, at: joined }),
    ],
    shares: [shareRow(organizationId, { boardId, accountId: person.accountId, at: joined })],
    outcomes: [outcomeRow(organizationId, { accountId: person.accountId, author: coach, at: joined })],
    ...threadRows(organizationId, {
      applicant: person,
      coach,
      seed: 0,
      at: (index) => calendar.moment(1, index),
    }),
    booking_pages: [bookingPageRow(organizationId, coach.accountId, createdAt)],
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
    audit_events: [creationEventRow(place, coach, createdAt, sample)],
  };
}

/** Returns the rows of an organization that invited the person. */
async function invitingRows({ sql, tenant, search: { calendar } }: Target): Promise<SeededTables> {
  const sample = sampleOrganizations.inviting;
  const createdAt = calendar.moment(sample.foundedDaysAgo, 2);
  const organization = { ...sample, seats: 5 };
  const organizationId = await addOrganization({ sql, tenant }, organization, createdAt);
  const owner = syntheticPerson(sample.owner, tenant);
  const place = { organizationId, sandboxId: tenant.sandboxId, calendar };
  const invited = { email: tenant.person.email, role: sample.role, by: owner };
  return {
    accounts: [accountRow(owner, tenant.sandboxId, createdAt)],
    members: [memberRow(owner, organizationId, "owner", createdAt)],
    invitations: [invitationRow(organizationId, { ...invited, at: calendar.moment(sample.daysAgo, 2) })],
    audit_events: [creationEventRow(place, owner, createdAt, sample)],
  };
}
