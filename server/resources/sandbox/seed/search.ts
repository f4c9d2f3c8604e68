import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { dueColumns } from "#server/resources/tasks/service.ts";
import { seedApplications } from "./applications.ts";
import { seedContacts } from "./contacts.ts";
import { seedInboundEmails } from "./inbound-emails.ts";
import { insertRows } from "./insert-rows.ts";
import { seedOrganizations } from "./organizations/organizations.ts";
import { seedResumes } from "./resumes.ts";
import { sampleData } from "./sample-data.ts";
import { Calendar, cardKey, type Seeding, seeded } from "./seeding.ts";
import { seedWebhooks } from "./webhooks.ts";

const CREATED_DAYS_AGO = 7;

/** Seeds the person's tasks: due today, later, repeating, without a date, and done. */
async function seedTasks({ sql, accountId, calendar, cards, contacts }: Seeding): Promise<void> {
  const tasks = sampleData.tasks.map(
    ({ text, dueInDays, timeZone, repeat, card, contact, doneDaysAgo }, index) => {
      const created = calendar.moment(CREATED_DAYS_AGO, index);
      const doneAt = doneDaysAgo === null ? null : calendar.moment(doneDaysAgo, index);
      const due =
        dueInDays === null
          ? null
          : timeZone === null
            ? calendar.day(-dueInDays).slice(0, 10)
            : calendar.appointment(-dueInDays, index, timeZone);
      const { dueAt, dueOn, comesUpAt, timeZone: zone } = dueColumns(due, timeZone ?? "UTC");
      return {
        id: newId("task"),
        applicationId: card && seeded(cards, cardKey(...card)),
        contactId: contact && seeded(contacts, contact),
        ...{ accountId, text, dueAt, dueOn, comesUpAt, repeat, doneAt },
        timeZone: zone,
        repeatFrom: repeat && dueAt,
        createdAt: created,
        updatedAt: doneAt ?? created,
      };
    },
  );
  await insertRows(sql, { tasks });
}

/** The functions that seed a person's search, in the order of their references. */
const GROUPS: readonly ((seeding: Seeding) => Promise<void>)[] = [
  seedCompanies,
  seedBoards,
  seedResumes,
  seedApplications,
  seedInterviews,
  seedContacts,
  seedTasks,
  seedProfile,
  seedWebhooks,
  seedInboundEmails,
];

/** A person without data, in a sandbox or (null) among the live accounts. */
type Newcomer = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly displayName: string;
  readonly sandboxId: string | null;
};

/** Seeds the person's search, and their organizations. */
export async function seedTenant(sql: Sql, newcomer: Newcomer, at: Date): Promise<void> {
  const { accountId, email, displayName: name, sandboxId } = newcomer;
  const search = await seedSearch(sql, accountId, at);
  await seedOrganizations({ sql, tenant: { person: { accountId, email, name }, sandboxId }, search });
}

/** Seeds a sample search for an account without one, with dates relative to `at`. */
async function seedSearch(sql: Sql, accountId: AccountId, at: Date): Promise<Seeding> {
  const named = {
    companies: new Map(),
    boards: new Map(),
    resumes: new Map(),
    cards: new Map(),
    contacts: new Map(),
  };
  const seeding = { sql, accountId, calendar: new Calendar(at), ...named };
  for (const seed of GROUPS) await seed(seeding);
  return seeding;
}

/** Seeds the companies of the cards, each as old as its first card. */
async function seedCompanies({ sql, accountId, calendar, companies }: Seeding): Promise<void> {
  const firstCardOf = daysOfFirstCards();
  const rows = sampleData.companies.map((company, index) => {
    const id = newId("company");
    companies.set(company.name, { id, website: company.website });
    const at = calendar.moment(firstCardOf.get(company.name) ?? 1, index);
    return { id, accountId, ...company, createdAt: at, updatedAt: at };
  });
  await insertRows(sql, { companies: rows });
}

function daysOfFirstCards(): Map<string, number> {
  const days = new Map<string, number>();
  for (const { company, periods } of Object.values(sampleData.cards).flat()) {
    const first = Math.max(...periods.map(([, daysAgo]) => daysAgo));
    days.set(company, Math.max(first, days.get(company) ?? 0));
  }
  return days;
}

/** Seeds the boards with their settings, oldest first. */
async function seedBoards({ sql, accountId, calendar, boards }: Seeding): Promise<void> {
  const rows = sampleData.boards.map((board, index) => {
    const { key, autoRetire, createdDaysAgo, changedDaysAgo, ...fields } = board;
    const id = newId("board");
    boards.set(key, id);
    return {
      ...fields,
      id,
      accountId,
      autoRetireEnabled: autoRetire.enabled,
      autoRetireTimeframe: autoRetire.timeframe,
      autoRetireStatus: autoRetire.status,
      createdAt: calendar.moment(createdDaysAgo, index),
      updatedAt: calendar.moment(changedDaysAgo, index),
    };
  });
  await insertRows(sql, { boards: rows });
}

const ARRANGED_DAYS_BEFORE = 5;

/** Seeds the interviews of the current search, past and future. */
async function seedInterviews({ sql, accountId, calendar, companies, cards }: Seeding): Promise<void> {
  const interviews = sampleData.interviews.map((interview, index) => {
    const { company, title, daysAgo, ...fields } = interview;
    const { website } = seeded(companies, company);
    const arranged = calendar.moment(Math.max(daysAgo + ARRANGED_DAYS_BEFORE, 1), index);
    const scheduledAt = calendar.appointment(daysAgo, index, fields.timeZone);
    return {
      id: newId("interview"),
      ...{ ...fields, accountId, scheduledAt },
      sequence: 0,
      applicationId: seeded(cards, cardKey(company, title)),
      meetingUrl: fields.location === null ? `${website}/interview-room` : null,
      createdAt: arranged,
      updatedAt: fields.outcome === "pending" ? arranged : scheduledAt,
    };
  });
  await insertRows(sql, { interviews });
}

/** Seeds the person's profile for application forms. */
async function seedProfile({ sql, accountId, calendar }: Seeding): Promise<void> {
  const { fields, updatedDaysAgo } = sampleData.profile;
  const profile = { accountId, fields, updatedAt: calendar.moment(updatedDaysAgo, 0) };
  await insertRows(sql, { profiles: [profile] });
}
