import { expect } from "vitest";
import type { TextField } from "#domain/text-fields.ts";
import type { Person } from "./actors.ts";
import type { Name, PageName } from "./contracts.ts";
import type { PageExampleRows } from "./example-rows.ts";
import { examples } from "./examples.ts";
import { makeApplication, makeResume } from "./factories.ts";
import type { TeamMember } from "./membership.ts";
import { callPage } from "./pages.ts";
import { pdf } from "./resume-files.ts";

/** The readers: the staff, the applicant in question, another applicant, and an outsider. */
export const VIEWERS = ["owner", "admin", "coach", "applicant", "fellow", "stranger"] as const;
export type Viewer = (typeof VIEWERS)[number];
export type ViewingTeam = Record<Exclude<Viewer, "stranger">, TeamMember> & { stranger: { person: Person } };
/** Writes a text. If it returns a string, tests search for the string instead. */
type Write = (text: string) => Promise<unknown>;

/** Returns functions that write a text into each field, with the writer. */
export function textWrites(
  team: ViewingTeam,
  rows: PageExampleRows,
  cookies: ReadonlyMap<Viewer, string>,
): Record<TextField, readonly [writer: Viewer, Write]> {
  const own = () => team.applicant.api;
  const page = async (who: Viewer, name: PageName | Name, input: object) => {
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
    return page("coach", "message_templates.save", { organizationSlug: rows.organizationSlug, ...text });
  };
  const link = (text: string) => `https://${text}.example/`;

  let description = "";
  /** Adds a text to the card's description, which two forms write. */
  function describe(text: string): Promise<unknown> {
    description += ` ${text}`;
    return card({ job: { description } });
  }

  /** The texts written so far, which the next form sends again. */
  const booked: Record<string, string> = {};
  const bookingPage = (given: object) => {
    const example = examples["appointments.set_page"](rows);
    return team.coach.api.ok("appointments.set_page", { ...example, ...booked, ...given });
  };
  /** Opens every hour, and books the first slot as the applicant. */
  const book = async (given: { topic: string }) => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
    await bookingPage({ hours, noticeHours: 48, dailyMost: null });
    const of = { organizationSlug: rows.organizationSlug, coachId: team.coach.memberId };
    const { data } = await own().ok("appointments.list_slots", of);
    return own().ok("appointments.book", { ...of, startsAt: data[0]?.startsAt ?? "", ...given });
  };

  return {
    "appointment.topic": ["applicant", (topic) => book({ topic })],
    "appointmentEnd.reason": [
      "coach",
      (reason) => {
        const { organizationSlug, appointmentId } = rows;
        return team.coach.api.ok("appointments.cancel", { organizationSlug, appointmentId, reason });
      },
    ],
    "bookingPage.place": [
      "coach",
      (place) => {
        booked.place = place;
        return bookingPage({});
      },
    ],
    "bookingPage.meetingUrl": [
      "coach",
      (text) => {
        booked.meetingUrl = link(text);
        return book({ topic: "Practice" });
      },
    ],
    "bookingPage.link": ["coach", (text) => bookingPage({ link: link(text) })],
    "assignedTask.text": [
      "coach",
      (text) => {
        const { applicantEmail, ...of } = toApplicant();
        return team.coach.api.ok("assigned_tasks.create", { ...of, applicantEmails: [applicantEmail], text });
      },
    ],
    "apiKey.name": [
      "coach",
      (name) =>
        page("coach", "api_keys.create", {
          name,
          environment: "live",
          scopes: ["organizations:read"],
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
    "applicantField.options": [
      "owner",
      (option) => {
        const { organizationSlug } = rows;
        const given = { organizationSlug, name: "Language", kind: "choice" as const, options: [option] };
        return team.owner.api.ok("roster_records.create_field", given);
      },
    ],
    "cohortEnd.note": [
      "owner",
      (note) => {
        const { organizationSlug, membershipId } = rows;
        const given = { organizationSlug, membershipId, departureReason: "withdrew" as const, note };
        return team.owner.api.ok("cohort_memberships.end", given);
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
    "displayName.ofStaff": ["coach", (name) => page("coach", "account.rename", { name })],
    // Changed only by an emailed link; the current address is read in the same places.
    "emailAddress.email": ["applicant", () => Promise.resolve(team.applicant.person.email)],
    "filterName.name": [
      "owner",
      (name) => {
        const [example] = examples["roster.set_filter"](rows);
        return page("owner", "roster.set_filter", { ...example, isShared: true, name });
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
    "messageTemplate.name": ["coach", (name) => storeText({ name })],
    "messageTemplate.body": ["coach", (body) => storeText({ body })],
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
        return team.owner.api.ok("organization_webhooks.update", {
          organizationSlug,
          webhookId,
          description,
        });
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
        const fields = { text, dueDays: null, dueOn: null, isGivenOnJoining: true };
        await page("coach", "task_templates.save", { organizationSlug, cohortId, ...fields });
        // Their earlier membership was ended by another field's text.
        await team.owner.api.ok("cohort_memberships.create", { ...toApplicant(), cohortId });
      },
    ],
    "webhook.url": ["applicant", (text) => own().ok("webhooks.create", { url: link(text) })],
    "webhook.description": [
      "applicant",
      (description) => own().ok("webhooks.update", { webhookId: rows.webhookId, description }),
    ],
  };
}
