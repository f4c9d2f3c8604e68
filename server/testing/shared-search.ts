import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { seedAppointment } from "./appointment-rows.ts";
import { seedCredentials } from "./credential-rows.ts";
import type { PageExampleRows } from "./example-rows.ts";
import { makeApplication, makeResume } from "./factories.ts";
import type { TeamMember } from "./membership.ts";
import { inJson, pdf } from "./resume-files.ts";

/**
 * Creates the rows that reads refer to: an applicant's search shared with the organization, and the rows of its staff.
 * Records that no read would find anyway, such as a delivery, get an unknown id.
 */
export async function seedSharedSearch(
  organizationSlug: string,
  { owner, coach, applicant }: Record<"owner" | "coach" | "applicant", TeamMember>,
): Promise<PageExampleRows> {
  const { api, person } = applicant;
  const { boardId, email } = person;
  const { id: applicationId, company } = await makeApplication(api, boardId);
  const { id: resumeId } = await makeResume(api);
  await api.ok("applications.attach_resume", { applicationId, resumeId });
  const { id: shareId } = await api.ok("shares.create", { boardId, organizationSlug });
  const scheduledAt = "2026-12-03T13:00:00Z";
  const { id: interviewId } = await api.ok("interviews.create", { applicationId, scheduledAt });
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada Kern" });
  const { id: interactionId } = await api.ok("interactions.create", {
    contactId,
    type: "email",
    interactionTime: "2026-11-02T08:00:00Z",
  });
  const { id: taskId } = await api.ok("tasks.create", { text: "Send the portfolio", applicationId });
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", {
    organizationSlug,
    cohortId,
    applicantEmail: email,
  });
  const { id: outcomeId } = await coach.api.ok("outcomes.record", {
    organizationSlug,
    applicantEmail: email,
    kind: "seeking",
    happenedOn: "2026-11-02",
    source: "staff",
  });
  const { id: fileId } = await coach.api.ok("organization_files.document", {
    organizationSlug,
    outcomeId,
    file: inJson(pdf()),
  });
  const { data: assigned } = await coach.api.ok("assigned_tasks.create", {
    organizationSlug,
    applicantEmails: [email],
    text: "Send the résumé",
  });
  const assignedTaskId = assigned[0]?.assignedTaskId ?? "";
  const { id: contactLogEntryId } = await coach.api.ok("contact_log.create", {
    organizationSlug,
    applicantEmail: email,
    kind: "call",
    topic: "resume",
  });
  const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "Call them." });
  const url = "https://hooks.example/";
  const { id: webhookId } = await api.ok("webhooks.create", { url });
  const hook = await owner.api.ok("organization_webhooks.create", { organizationSlug, url });
  const ofApplicant = { coachId: coach.person.accountId, email };
  const appointmentId = await seedAppointment(organizationSlug, ofApplicant);
  const seeded = {
    boardId,
    applicationId,
    otherApplicationId: applicationId,
    companyId: company.id,
    otherCompanyId: company.id,
    undoToken: randomUUID(),
    interviewId,
    contactId,
    interactionId,
    taskId,
    resumeId,
    webhookId,
    deliveryId: randomUUID(),
    organizationSlug,
    cohortId,
    emptyCohortId: cohortId,
    membershipId,
    membershipChangeId: newId("stintChange"),
    assignedTaskId,
    ownAssignedTaskId: assignedTaskId,
    messageTemplateId: newId("messageTemplate"),
    taskTemplateId: newId("taskTemplate"),
    appointmentId,
    ownAppointmentId: appointmentId,
    pastAppointmentId: newId("appointment"),
    contactLogEntryId,
    outcomeId,
    ownOutcomeId: outcomeId,
    fileId,
    ownMembershipId: membershipId,
    bookableCoachId: newId("member"),
    freeStart: new Date().toISOString(),
    applicantEmail: email,
    inboundEmailId: newId("inboundEmail"),
    fieldId: newId("applicantField"),
    syncId: newId("rosterSync"),
    memberId: applicant.memberId,
    applicantId: applicant.memberId,
    joinLinkId: randomUUID(),
    joinRequestId: randomUUID(),
    joinCode: "0000-0000-0000",
    invitationId: randomUUID(),
    myInvitationId: randomUUID(),
    coachingSlug: organizationSlug,
    shareId,
    organizationShareId: shareId,
    sharedApplicationId: applicationId,
    noteId,
    organizationWebhookId: hook.id,
    organizationDeliveryId: randomUUID(),
  };
  return { ...(await seedCredentials(owner.person, seeded)), email };
}
