import { randomUUID } from "node:crypto";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { newCode } from "#server/resources/joining/code.ts";
import { seedAppointment } from "./appointment-rows.ts";
import { inJson, pdf } from "./resume-files.ts";
import type { Seeder, Seeders } from "./seeding.ts";

const organizationOf = (slug: string) => prisma.organization.findFirstOrThrow({ where: { slug } });

/** Creates an organization of the caller with a second owner, so that the caller may leave it. */
const seedOrganization: Seeder = async (api) => {
  // A unique name, so that live and sandbox don't share a slug.
  const name = `Example school ${randomUUID()}`;
  const organization = await api.ok("organizations.create", { name, type: "bootcamp" });
  const { memberId } = await addMember(organization, "owner");
  return { organizationSlug: organization.slug, memberId };
};

/** Adds an applicant of the caller's organization. */
const seedApplicant: Seeder = async (_api, row) => {
  const organization = await organizationOf(await row("organizationSlug"));
  const { email, memberId } = await addMember(organization, "applicant");
  return { applicantEmail: email, applicantId: memberId };
};

/** The contents of the caller's organization: an applicant of its environment in one of two cohorts, and pending items. */
export const ORGANIZATION_ROWS = {
  organizationSlug: seedOrganization,
  memberId: seedOrganization,
  applicantEmail: seedApplicant,
  applicantId: seedApplicant,
  cohortId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    return { cohortId: (await api.ok("cohorts.create", { organizationSlug, name: "Autumn 2026" })).id };
  },
  emptyCohortId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    return { emptyCohortId: (await api.ok("cohorts.create", { organizationSlug, name: "Winter 2027" })).id };
  },
  assignedTaskId: async (api, row) => {
    const { data } = await api.ok("assigned_tasks.create", {
      organizationSlug: await row("organizationSlug"),
      applicantEmails: [await row("applicantEmail")],
      text: "Send the résumé",
    });
    return { assignedTaskId: data[0]?.assignedTaskId ?? "" };
  },
  messageTemplateId: async (_api, row) => {
    const { id: organizationId } = await organizationOf(await row("organizationSlug"));
    const id = newId("messageTemplate");
    const written = { name: "Check-in", body: "Hi {firstName}" };
    const changed = { changedByName: "Ilse Brandt", changedAt: new Date() };
    await prisma.messageTemplate.create({ data: { organizationId, id, ...written, ...changed } });
    return { messageTemplateId: id };
  },
  taskTemplateId: async (_api, row) => {
    const { id: organizationId } = await organizationOf(await row("organizationSlug"));
    const id = newId("taskTemplate");
    const written = { text: "10 applications a week", dueDays: 7, isGivenOnJoining: true };
    const created = { createdByName: "Ilse Brandt", createdAt: new Date() };
    const cohortId = await row("cohortId");
    await prisma.taskTemplate.create({ data: { organizationId, id, cohortId, ...written, ...created } });
    return { taskTemplateId: id };
  },
  appointmentId: async (api, row) => {
    const { user } = await api.ok("me.get", {});
    const coach = await prisma.account.findFirstOrThrow({ where: { email: user.email } });
    const of = { coachId: coach.id, email: await row("applicantEmail") };
    return { appointmentId: await seedAppointment(await row("organizationSlug"), of) };
  },
  pastAppointmentId: async (api, row) => {
    const { user } = await api.ok("me.get", {});
    const coach = await prisma.account.findFirstOrThrow({ where: { email: user.email } });
    const of = { coachId: coach.id, email: await row("applicantEmail") };
    return { pastAppointmentId: await seedAppointment(await row("organizationSlug"), of, -DAY_MS) };
  },
  contactLogEntryId: async (api, row) => {
    const { id } = await api.ok("contact_log.create", {
      organizationSlug: await row("organizationSlug"),
      applicantEmail: await row("applicantEmail"),
      kind: "call",
      topic: "interview",
      minutes: 20,
    });
    return { contactLogEntryId: id };
  },
  outcomeId: async (api, row) => {
    const { id } = await api.ok("outcomes.record", {
      organizationSlug: await row("organizationSlug"),
      applicantEmail: await row("applicantEmail"),
      kind: "full_time",
      happenedOn: "2026-11-10",
      source: "applicant",
      inField: true,
    });
    return { outcomeId: id };
  },
  fileId: async (api, row) => {
    const { id } = await api.ok("organization_files.document", {
      organizationSlug: await row("organizationSlug"),
      outcomeId: await row("outcomeId"),
      file: inJson(pdf()),
    });
    return { fileId: id };
  },
  membershipId: async (api, row) => {
    const { id } = await api.ok("cohort_memberships.create", {
      organizationSlug: await row("organizationSlug"),
      cohortId: await row("cohortId"),
      applicantEmail: await row("applicantEmail"),
    });
    return { membershipId: id };
  },
  membershipChangeId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    const { email: applicantEmail } = await addMember(await organizationOf(organizationSlug), "applicant");
    const cohortId = await row("cohortId");
    const { id } = await api.ok("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail });
    const correction = { organizationSlug, membershipIds: [id], note: "Moved from the evening class." };
    const { changeId } = await api.ok("cohort_memberships.correct", correction);
    return { membershipChangeId: changeId ?? "" };
  },
  fieldId: async (api, row) => {
    const field = { organizationSlug: await row("organizationSlug"), name: "Campus", kind: "text" } as const;
    return { fieldId: (await api.ok("roster_records.create_field", field)).id };
  },
  syncId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    const rows = [{ Email: `${randomUUID()}@people.example`, Program: "Design", Cohort: "Evening" }];
    return { syncId: (await api.ok("roster_syncs.create", { organizationSlug, rows })).id ?? "" };
  },
  invitationId: async (_api, row) => {
    const organization = await organizationOf(await row("organizationSlug"));
    return { invitationId: await seedInvitation(organization, `${randomUUID()}@people.example`) };
  },
  myInvitationId: async (api, row) => {
    const { user } = await api.ok("me.get", {});
    const host = await makeHost(await organizationOf(await row("organizationSlug")));
    return { myInvitationId: await seedInvitation(host, user.email) };
  },
  joinLinkId: async (api, row) => {
    const link = { organizationSlug: await row("organizationSlug"), validDays: 30 };
    return { joinLinkId: (await api.ok("joining.create_link", link)).id };
  },
  joinRequestId: async (_api, row) => {
    const { id } = await organizationOf(await row("organizationSlug"));
    const { accountId } = await addAccount(id);
    return { joinRequestId: await seedJoinRequest(id, accountId, await row("joinLinkId")) };
  },
  joinCode: async (_api, row) => {
    const host = await makeHost(await organizationOf(await row("organizationSlug")));
    return { joinCode: (await seedJoinLink(host.id)).code };
  },
  organizationWebhookId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    const url = "https://hooks.example/";
    return {
      organizationWebhookId: (await api.ok("organization_webhooks.create", { organizationSlug, url })).id,
    };
  },
  organizationDeliveryId: async (api, row) => {
    const organizationSlug = await row("organizationSlug");
    const webhookId = await row("organizationWebhookId");
    const { id } = await api.ok("organization_webhooks.send_test", { organizationSlug, webhookId });
    return { organizationDeliveryId: id };
  },
} satisfies Partial<Seeders>;

/** Creates a new member from the organization's environment, only as rows: they have no user. */
export async function addMember({ id: organizationId }: { id: string }, role: string) {
  const { accountId, email } = await addAccount(organizationId);
  const member = await prisma.member.create({
    data: { id: newId("member"), organizationId, accountId, email, role },
  });
  return { accountId, memberId: member.id, email };
}

/** Creates an account without a user in the organization's environment. */
async function addAccount(organizationId: string) {
  const { sandboxId } = await prisma.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const email = `${randomUUID()}@members.example`;
  const { id: accountId } = await prisma.account.create({
    data: { id: newId("account"), sandboxId, email, displayName: "Kim Sole" },
  });
  return { accountId, email };
}

/** Creates a join link, only as a row. */
async function seedJoinLink(organizationId: string) {
  const id = newId("joinLink");
  const { code, ...stored } = newCode(id);
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await prisma.joinLink.create({ data: { organizationId, id, ...stored, expiresAt, createdAt } });
  return { id, code };
}

/** Creates a waiting request to join, only as a row. */
export async function seedJoinRequest(
  organizationId: string,
  accountId: string,
  linkId?: string,
): Promise<string> {
  const id = newId("joinRequest");
  const askedAt = new Date();
  const link = linkId ?? (await seedJoinLink(organizationId)).id;
  await prisma.joinRequest.create({
    data: { organizationId, id, linkId: link, accountId, status: "waiting", askedAt },
  });
  return id;
}

/** Creates another organization of the same environment. */
async function makeHost({ id }: { id: string }) {
  const { sandboxId } = await prisma.organization.findUniqueOrThrow({ where: { id } });
  return prisma.organization.create({
    data: {
      id: newId("organization"),
      sandboxId,
      name: "Hosting school",
      slug: `host-${randomUUID()}`,
      type: "college",
    },
  });
}

/** Creates a pending invitation of an address as a coach, without sending email. */
export async function seedInvitation({ id: organizationId }: { id: string }, email: string): Promise<string> {
  const { id } = await prisma.invitation.create({
    data: {
      id: newId("invitation"),
      organizationId,
      email,
      role: "coach",
      invitedByName: "Ada Kern",
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  return id;
}
