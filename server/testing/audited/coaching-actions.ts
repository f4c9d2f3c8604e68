import { makeApplication } from "../factories.ts";
import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

async function inCohort() {
  const team = await makeCoaching();
  const { organizationSlug, owner, applicant } = team;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const stint = { organizationSlug, cohortId, applicantEmail: applicant.person.email };
  const place = () => owner.api.ok("cohort_memberships.create", { ...stint, note: "A private word" });
  return { ...team, cohortId, stint, place };
}

async function sharing() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, id: organizationId } = team;
  const { boardId, email } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const write = () => coach.api.ok("coach_notes.create", { applicationId, body: "A private word" });
  const about = { organizationId, subjectEmail: email, subjectLabel: "My job search", boardId };
  const ofNote = { ...about, by: coach.person.accountId, secrets: ["private", "word"] };
  return { ...team, shareId, applicationId, write, about, ofNote };
}

/** Expectations for boards, cohorts, notes, and the roster. */
export const coachingActions = {
  group_shared: async () => {
    const { organizationSlug, applicant, id } = await makeCoaching();
    const { boardId, email, accountId } = applicant.person;
    return call(applicant, "shares.create", { boardId, organizationSlug }, ({ id: shareId, boardName }) => ({
      organizationId: id,
      by: accountId,
      subjectEmail: email,
      subjectLabel: boardName,
      boardId,
      details: { before: null, after: { shareId, boardName } },
    }));
  },
  group_unshared: async () => {
    const { applicant, shareId, about } = await sharing();
    return call(applicant, "shares.delete", { shareId }, () => ({
      ...about,
      by: applicant.person.accountId,
      details: { before: { shareId, boardName: about.subjectLabel }, after: null },
    }));
  },
  cohort_created: async () => {
    const { organizationSlug, admin, id } = await makeCoaching();
    return call(admin, "cohorts.create", { organizationSlug, name: "Autumn" }, ({ id: cohortId, name }) => ({
      organizationId: id,
      by: admin.person.accountId,
      subjectLabel: name,
      details: { cohortId, before: null, after: { name } },
    }));
  },
  cohort_renamed: async () => {
    const { organizationSlug, owner, id, cohortId } = await inCohort();
    return call(owner, "cohorts.update", { organizationSlug, cohortId, name: "Fall" }, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectLabel: "Fall",
      details: { cohortId, before: { name: "Autumn" }, after: { name: "Fall" } },
    }));
  },
  cohort_archived: async () => {
    const { organizationSlug, owner, id, cohortId } = await inCohort();
    return call(
      owner,
      "cohorts.update",
      { organizationSlug, cohortId, archived: true },
      ({ archivedAt }) => ({
        organizationId: id,
        by: owner.person.accountId,
        subjectLabel: "Autumn",
        details: { cohortId, before: { archivedAt: null }, after: { archivedAt } },
      }),
    );
  },
  cohort_restored: async () => {
    const { organizationSlug, owner, id, cohortId } = await inCohort();
    const input = { organizationSlug, cohortId };
    const { archivedAt } = await owner.api.ok("cohorts.update", { ...input, archived: true });
    return call(owner, "cohorts.update", { ...input, archived: false }, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectLabel: "Autumn",
      details: { cohortId, before: { archivedAt }, after: { archivedAt: null } },
    }));
  },
  cohort_deleted: async () => {
    const { organizationSlug, owner, id, cohortId } = await inCohort();
    return call(owner, "cohorts.delete", { organizationSlug, cohortId }, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectLabel: "Autumn",
      details: { cohortId, before: { name: "Autumn" }, after: null },
    }));
  },
  cohort_assigned: async () => {
    const { owner, id, cohortId, stint } = await inCohort();
    const input = { ...stint, note: "A private word" };
    return call(owner, "cohort_memberships.create", input, ({ joinedAt }) => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: stint.applicantEmail,
      subjectLabel: "Autumn",
      details: { cohortId, before: null, after: { joinedAt } },
      secrets: ["private"],
    }));
  },
  coach_assigned: async () => {
    const { organizationSlug, owner, id, coach, applicant } = await makeCoaching();
    const { email } = applicant.person;
    const coachId = coach.memberId;
    const input = { organizationSlug, coachId, applicantEmails: [email] };
    return call(owner, "caseload.assign", input, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: email,
      subjectLabel: coach.person.displayName,
      details: { coachId, before: null, after: { isLead: true } },
    }));
  },
  lead_coach_changed: async () => {
    const { organizationSlug, owner, id, coach, applicant } = await makeCoaching();
    const { email } = applicant.person;
    const coachId = coach.memberId;
    const input = { organizationSlug, applicantEmails: [email] };
    await owner.api.ok("caseload.assign", { ...input, coachId: owner.memberId });
    await owner.api.ok("caseload.assign", { ...input, coachId });
    return call(owner, "caseload.assign", { ...input, coachId, lead: true }, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: email,
      subjectLabel: coach.person.displayName,
      details: { coachId, before: { isLead: false }, after: { isLead: true } },
    }));
  },
  coach_unassigned: async () => {
    const { organizationSlug, owner, id, coach, applicant } = await makeCoaching();
    const { email } = applicant.person;
    const coachId = coach.memberId;
    const input = { organizationSlug, coachId, applicantEmails: [email] };
    await owner.api.ok("caseload.assign", input);
    return call(owner, "caseload.unassign", input, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: email,
      subjectLabel: coach.person.displayName,
      details: { coachId, before: { isLead: true }, after: null },
    }));
  },
  cohort_membership_ended: async () => {
    const { organizationSlug, owner, id, cohortId, stint, place } = await inCohort();
    const { id: membershipId } = await place();
    const input = { organizationSlug, membershipId, departureReason: "placed", note: "private too" } as const;
    return call(owner, "cohort_memberships.end", input, ({ leftAt }) => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: stint.applicantEmail,
      subjectLabel: "Autumn",
      details: {
        cohortId,
        before: { leftAt: null, departureReason: null },
        after: { leftAt, departureReason: "placed" },
      },
      secrets: ["private"],
    }));
  },
  cohort_membership_corrected: async () => {
    const { organizationSlug, owner, id, cohortId, stint, place } = await inCohort();
    const { id: membershipId, joinedAt } = await place();
    const earlier = "2026-01-05T09:00:00.000Z";
    const input = { organizationSlug, membershipIds: [membershipId], joinedAt: earlier, note: "private too" };
    return call(owner, "cohort_memberships.correct", input, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: stint.applicantEmail,
      subjectLabel: "Autumn",
      details: {
        cohortId,
        change: "corrected",
        noteChanged: true,
        before: { joinedAt, leftAt: null, departureReason: null },
        after: { joinedAt: earlier, leftAt: null, departureReason: null },
      },
      secrets: ["private"],
    }));
  },
  note_created: async () => {
    const { coach, applicationId, ofNote } = await sharing();
    const input = { applicationId, body: "A private word" };
    return call(coach, "coach_notes.create", input, ({ id: noteId }) => ({
      ...ofNote,
      details: { noteId, applicationId, before: null, after: { length: 14 } },
    }));
  },
  note_updated: async () => {
    const { organizationSlug, coach, applicationId, write, ofNote } = await sharing();
    const { id: noteId } = await write();
    return call(coach, "coach_notes.update", { organizationSlug, noteId, body: "words" }, () => ({
      ...ofNote,
      details: { noteId, applicationId, before: { length: 14 }, after: { length: 5 } },
    }));
  },
  note_deleted: async () => {
    const { organizationSlug, admin, applicationId, write, ofNote } = await sharing();
    const { id: noteId } = await write();
    return call(admin, "coach_notes.delete", { organizationSlug, noteId }, () => ({
      ...ofNote,
      by: admin.person.accountId,
      details: { noteId, applicationId, before: { length: 14 }, after: null },
    }));
  },
  roster_exported: async () => {
    const { organizationSlug, coach, id } = await makeCoaching();
    return call(coach, "roster.export", { organizationSlug, format: "csv" }, () => ({
      organizationId: id,
      by: coach.person.accountId,
      details: { format: "csv", cohortId: null, rows: 1 },
    }));
  },
};
