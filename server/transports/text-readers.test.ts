import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Readers, readersOf, TEXT_FIELDS, type TextField } from "#domain/text-fields.ts";
import { prisma } from "#server/lib/database.ts";
import type { PageExampleRows } from "#server/resources/example-rows.ts";
import { makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { contracts, type Name, type PageName, pageContracts } from "#server/testing/contracts.ts";
import { examples } from "#server/testing/examples.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { pdf } from "#server/testing/resume-files.ts";
import { seedSharedSearch } from "#server/testing/shared-search.ts";

/** The readers: the staff, the applicant in question, another applicant, and an outsider. */
const LOOKERS = ["owner", "admin", "coach", "applicant", "fellow", "stranger"] as const;
type Looker = (typeof LOOKERS)[number];

const STAFF: readonly Looker[] = ["owner", "admin", "coach"];
const ROLES_OF: Record<Readers, readonly Looker[]> = {
  nobody: [],
  coaches: STAFF,
  applicantAndStaff: [...STAFF, "applicant"],
  cohort: [...STAFF, "applicant"],
  members: [...STAFF, "applicant", "fellow"],
  staff: STAFF,
  admins: ["owner", "admin"],
};

type Team = Record<Exclude<Looker, "stranger">, TeamMember> & { stranger: { person: Person } };
let team: Team;
let rows: PageExampleRows;
const cookies = new Map<Looker, string>();
beforeAll(async () => {
  const made = await makeTeam("owner", "admin", "coach", "applicant", "applicant");
  const [owner, admin, coach, applicant, fellow] = made.members;
  team = { owner, admin, coach, applicant, fellow, stranger: { person: await makePerson() } };
  for (const looker of LOOKERS) cookies.set(looker, await signIn(team[looker].person));
  rows = await seedSharedSearch(made.organizationSlug, team);
});

/** Writes a text; if it returns a string, that is searched for instead. */
type Write = (text: string) => Promise<unknown>;
const own = () => team.applicant.api;
const page = async (who: Looker, name: PageName | Name, input: object) => {
  const { status, text } = await callPage(cookies.get(who) ?? "", name, input);
  expect(status, `${name}: ${text}`).toBe(200);
};
const card = (given: object) => {
  const { applicationId } = rows;
  return own().ok("applications.update", { applicationId, ...given });
};
const company = (given: object) => own().ok("companies.update", { companyId: rows.companyId, ...given });
const contact = (given: object) => own().ok("contacts.update", { contactId: rows.contactId, ...given });
const toApplicant = () => {
  const { organizationSlug, applicantEmail } = rows;
  return { organizationSlug, applicantEmail };
};
const logContact = (given: object) =>
  team.coach.api.ok("contact_log.create", { ...toApplicant(), kind: "call", topic: "resume", ...given });
const interview = (given: object) =>
  own().ok("interviews.update", { interviewId: rows.interviewId, ...given });
const organization = (given: object) =>
  team.owner.api.ok("organizations.update", { organizationSlug: rows.organizationSlug, ...given });
const storeText = (given: object) => {
  const text = { name: "Check-in", body: "Hi", ...given };
  return page("coach", "message_templates.create", { organizationSlug: rows.organizationSlug, ...text });
};
const link = (text: string) => `https://${text}.example/`;

let description = "";
/** Adds a text to the card's description, which two forms write. */
function describe(text: string): Promise<unknown> {
  description += ` ${text}`;
  return card({ job: { description } });
}

/** Functions that write a text into each field, with the writer. */
const WRITES: Record<TextField, readonly [writer: Looker, Write]> = {
  "assignedTask.text": [
    "coach",
    (text) => {
      const { applicantEmail, ...of } = toApplicant();
      return team.coach.api.ok("assigned_tasks.create", { ...of, applicantEmails: [applicantEmail], text });
    },
  ],
  "apiKey.name": [
    "owner",
    (name) =>
      page("owner", "api_keys.create", {
        name,
        environment: "live",
        scopes: ["boards:read"],
        organizationId: null,
        expiresInDays: 30,
      }),
  ],
  "boardName.name": ["applicant", (name) => own().ok("boards.update", { boardId: rows.boardId, name })],
  "card.title": ["applicant", (title) => makeApplication(own(), rows.boardId, { job: { title } })],
  "card.company": ["applicant", (name) => makeApplication(own(), rows.boardId, { company: { name } })],
  "card.link": ["applicant", (text) => card({ applicationLink: link(text) })],
  "cardField.details": ["applicant", (source) => card({ source })],
  "cardField.notes": ["applicant", (notes) => card({ notes })],
  "cardField.description": ["applicant", describe],
  "cell.text": ["applicant", (title) => card({ job: { title } })],
  "coachNote.body": [
    "coach",
    (body) => team.coach.api.ok("coach_notes.create", { applicationId: rows.applicationId, body }),
  ],
  "rosterRecord.value": [
    "coach",
    (program) => team.coach.api.ok("roster_records.update", { ...toApplicant(), fields: { program } }),
  ],
  "applicantField.name": [
    "owner",
    (name) => {
      const { organizationSlug } = rows;
      return team.owner.api.ok("roster_records.create_field", { organizationSlug, name, kind: "text" });
    },
  ],
  "cohortEnd.note": [
    "owner",
    (note) => {
      const { organizationSlug, membershipId } = rows;
      const departureReason = "withdrew" as const;
      return team.owner.api.ok("cohort_memberships.end", {
        organizationSlug,
        membershipId,
        departureReason,
        note,
      });
    },
  ],
  "cohortName.name": [
    "owner",
    (name) => {
      const { organizationSlug, cohortId } = rows;
      return team.owner.api.ok("cohorts.update", { organizationSlug, cohortId, name });
    },
  ],
  "companyField.website": ["applicant", (text) => company({ website: link(text) })],
  "companyField.notes": ["applicant", (notes) => company({ notes })],
  "companyName.name": ["applicant", (name) => company({ name })],
  "contact.details": ["applicant", (name) => own().ok("contacts.create", { name })],
  "contactLog.summary": ["coach", (summary) => logContact({ summary })],
  "contactLog.nextStep": ["coach", (nextStep) => logContact({ nextStep })],
  "contactField.details": ["applicant", (title) => contact({ title })],
  "contactField.notes": ["applicant", (notes) => contact({ notes })],
  "displayName.name": ["applicant", (name) => page("applicant", "account.rename", { name })],
  // Changed only by an emailed link; the current address is read in the same places.
  "emailAddress.email": ["applicant", () => Promise.resolve(team.applicant.person.email)],
  "filterName.name": [
    "owner",
    (name) => {
      const [example] = examples["roster.set_filter"](rows);
      return page("owner", "roster.set_filter", { ...example, name });
    },
  ],
  "followUp.note": [
    "applicant",
    (note) => {
      const { applicationId } = rows;
      return page("applicant", "applications.set_follow_up", {
        ...{ applicationId, due: "2026-12-02T08:00:00Z", note },
      });
    },
  ],
  "interaction.notes": [
    "applicant",
    (notes) => own().ok("interactions.update", { interactionId: rows.interactionId, notes }),
  ],
  "interview.details": ["applicant", (location) => interview({ location })],
  "interview.notes": ["applicant", (notes) => interview({ notes })],
  "interviewOutcome.feedback": ["applicant", (feedback) => interview({ feedback })],
  "invitations.emails": [
    "owner",
    (text) => {
      const { organizationSlug } = rows;
      const emails = [`${text}@people.example`];
      return team.owner.api.ok("organization_invitations.create", {
        organizationSlug,
        emails,
        role: "coach",
      });
    },
  ],
  "message.body": ["coach", (body) => team.coach.api.ok("messages.send", { ...toApplicant(), body })],
  "nudge.body": [
    "owner",
    async (body) => {
      const { organizationSlug, applicantEmail } = toApplicant();
      const senderId = team.owner.memberId;
      const given = { organizationSlug, isOn: true, inactiveDays: null, isToNotSharing: true, senderId };
      await page("owner", "nudges.save", { ...given, body });
      // As the job sends it.
      const applicantEmails = [applicantEmail];
      await team.owner.api.ok("messages.send_many", { organizationSlug, applicantEmails, body });
    },
  ],
  "messageTemplate.name": ["coach", (name) => storeText({ name })],
  "messageTemplate.body": ["coach", (body) => storeText({ body })],
  "organization.name": ["owner", (name) => organization({ name })],
  "organization.website": ["owner", (text) => organization({ website: link(text) })],
  "organizationWebhook.url": [
    "owner",
    (text) => {
      const { organizationSlug } = rows;
      return team.owner.api.ok("organization_webhooks.create", { organizationSlug, url: link(text) });
    },
  ],
  "organizationWebhook.description": [
    "owner",
    (description) => {
      const { organizationSlug, organizationWebhookId: webhookId } = rows;
      return team.owner.api.ok("organization_webhooks.update", { organizationSlug, webhookId, description });
    },
  ],
  "outcome.details": [
    "coach",
    (evidence) => {
      const { organizationSlug, outcomeId } = rows;
      return team.coach.api.ok("outcomes.correct", { organizationSlug, outcomeId, evidence });
    },
  ],
  "outcomeContest.reason": [
    "applicant",
    (reason) => {
      const { organizationSlug, outcomeId } = rows;
      return own().ok("outcomes.contest", { organizationSlug, outcomeId, reason });
    },
  ],
  "posting.details": ["applicant", (title) => makeApplication(own(), rows.boardId, { job: { title } })],
  "posting.text": ["applicant", describe],
  "passkeyName.name": [
    "owner",
    (name) => page("owner", "factors.name_passkey", { id: rows.passkeyId, name }),
  ],
  // The link opens the posting form, which sends it.
  "postingLink.link": ["applicant", (text) => Promise.resolve(text)],
  "profileEntry.details": [
    "applicant",
    (title) => own().ok("profile.update", { experience: [{ title, company: "Acme" }] }),
  ],
  "profileField.details": ["applicant", (headline) => own().ok("profile.update", { headline })],
  "resume.name": [
    "applicant",
    async (name) => {
      const { id: resumeId } = await makeResume(own(), pdf(), name);
      await own().ok("applications.attach_resume", { applicationId: rows.applicationId, resumeId });
    },
  ],
  "task.text": ["applicant", (text) => own().ok("tasks.update", { taskId: rows.taskId, text })],
  "taskTemplate.text": [
    "coach",
    async (text) => {
      const { organizationSlug, cohortId } = rows;
      const fields = { text, dueDays: null, dueOn: null, isGivenOnJoining: false };
      await page("coach", "task_templates.create", { organizationSlug, cohortId, ...fields });
      const { id: taskTemplateId } = await prisma.taskTemplate.findFirstOrThrow({ where: { text } });
      await page("coach", "task_templates.give", { organizationSlug, taskTemplateId });
    },
  ],
  "webhook.url": ["applicant", (text) => own().ok("webhooks.create", { url: link(text) })],
  "webhook.description": [
    "applicant",
    (description) => own().ok("webhooks.update", { webhookId: rows.webhookId, description }),
  ],
};

type Read = { name: Name | PageName; inputs: readonly object[] };
/** Returns every operation that changes nothing, with its examples. */
function everyRead(): Read[] {
  const forAll = contracts
    .filter(({ changesData }) => !changesData)
    .map(({ name }) => ({ name, inputs: [examples[name](rows) as object] }));
  const forPages = pageContracts
    .filter(({ changesData }) => !changesData)
    .map(({ name }) => ({ name, inputs: examples[name](rows) as readonly object[] }));
  // Their examples would filter the lists, or are for staff.
  const { organizationSlug, cohortId } = rows;
  const whole: Read[] = [
    { name: "assigned_tasks.list", inputs: [{ organizationSlug }] },
    { name: "cohort_memberships.list", inputs: [{ organizationSlug }] },
    { name: "messages.list", inputs: [{ organizationSlug }] },
    { name: "contacts.list", inputs: [{}] },
    { name: "cohort_memberships.list_people", inputs: [{ organizationSlug, cohortId }] },
  ];
  return [...forAll, ...forPages, ...whole];
}

/** Returns everything that a person can read. */
async function readBy(looker: Looker): Promise<string> {
  const texts: string[] = [];
  for (const { name, inputs } of everyRead()) {
    for (const input of inputs) {
      const { status, text } = await callPage(cookies.get(looker) ?? "", name, input);
      if (status === 200) texts.push(text);
    }
  }
  return texts.join("\n");
}

const fields = Object.entries(TEXT_FIELDS).flatMap(([form, names]) =>
  Object.keys(names).map((name) => `${form}.${name}` as TextField),
);

test("each text is readable only by the people whom its field names", async () => {
  const written = new Map<TextField, string>();
  const seen = new Map<TextField, Looker[]>(fields.map((field) => [field, []]));
  for (const field of fields) {
    const text = `said${randomUUID().replaceAll("-", "")}`;
    const given = await WRITES[field][1](text);
    written.set(field, typeof given === "string" ? given : text);
  }
  for (const looker of LOOKERS) {
    const all = await readBy(looker);
    for (const [field, text] of written) if (all.includes(text)) seen.get(field)?.push(looker);
  }
  const others = (field: TextField, lookers: readonly Looker[] = []) =>
    LOOKERS.filter((looker) => lookers.includes(looker) && looker !== WRITES[field][0]);
  const inTable = (read: (field: TextField) => readonly Looker[]) =>
    Object.fromEntries(fields.map((field) => [field, read(field)]));
  expect(inTable((field) => others(field, seen.get(field)))).toEqual(
    inTable((field) => others(field, ROLES_OF[readersOf(field)])),
  );
  // If a writer can't find their own text, the reads look in the wrong place.
  const unread = fields.filter((field) => !seen.get(field)?.includes(WRITES[field][0]));
  expect(unread).toEqual(["postingLink.link"]);
});
