import { page } from "#server/resources/appointments/examples.ts";
import { entered as contact } from "#server/resources/contact-log/examples.ts";
import { basePay, entered } from "#server/resources/outcomes/examples.ts";
import type { Calls } from "./calls.ts";

const messageTemplate = { name: "Check-in", body: "Hi {firstName}, how is your search going?" };

const taskTemplate = {
  text: "10 applications a week",
  dueDays: 7,
  dueOn: null,
  targetApplications: 10,
  targetInterviews: null,
  isWeekly: true,
  isGivenOnJoining: true,
};

const proof = {
  fileName: "offer.pdf",
  contentType: "application/pdf",
  contentBase64: Buffer.from("%PDF-1.7\n% so goes a file\n").toString("base64"),
};

export const coaching = {
  outcomes: {
    list: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      kind: "full_time",
      isContested: false,
      limit: 20,
    }),
    listOwn: ({ coachingSlug }) => ({ organizationSlug: coachingSlug, limit: 20 }),
    record: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      ...entered,
      applicationId: null,
    }),
    correct: ({ organizationSlug, outcomeId }) => ({
      organizationSlug,
      outcomeId,
      happenedOn: "2026-11-09",
      inField: true,
      basePay,
    }),
    contest: ({ coachingSlug, ownOutcomeId }) => ({
      organizationSlug: coachingSlug,
      outcomeId: ownOutcomeId,
      reason: "I start in January, not in December.",
    }),
    stateIntent: ({ coachingSlug, ownMembershipId }) => ({
      organizationSlug: coachingSlug,
      membershipId: ownMembershipId,
      intent: "new_job_in_field",
    }),
    report: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      standard: "nace",
      cohortId,
      since: "2025-07-01",
      until: "2026-06-30",
      hideBelow: 5,
    }),
    listPeople: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      standard: "cirr",
      cohortId,
      figures: ["3A"],
      isContested: false,
      payCurrency: "EUR",
      since: "2026-01-01",
      until: "2026-06-30",
      limit: 20,
    }),
    export: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      standard: "nace",
      cohortId,
      since: "2025-07-01",
      until: "2026-06-30",
      layout: "all",
      format: "json",
    }),
  },
  contactLog: {
    list: ({ organizationSlug, applicantEmail, cohortId, memberId }) => ({
      organizationSlug,
      applicantEmail,
      cohortId,
      coachId: memberId,
      kind: "call",
      topic: "interview",
      since: "2026-11-01",
      until: "2026-11-30",
      limit: 20,
    }),
    listOwn: ({ coachingSlug }) => ({ organizationSlug: coachingSlug, limit: 20 }),
    create: ({ organizationSlug, applicantEmail }) => ({ organizationSlug, applicantEmail, ...contact }),
    update: ({ organizationSlug, contactLogEntryId }) => ({
      organizationSlug,
      contactLogEntryId,
      minutes: 30,
      nextStep: "Second practice on Tuesday",
    }),
    report: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      cohortId,
      since: "2026-11-01",
      until: "2026-11-30",
    }),
    export: ({ organizationSlug }) => ({ organizationSlug, since: "2026-11-01", format: "json" }),
    listShown: ({ organizationSlug, applicantEmail }) => [{ organizationSlug, applicantEmail, limit: 20 }],
  },
  messages: {
    list: ({ organizationSlug, applicantEmail }) => ({ organizationSlug, applicantEmail, limit: 20 }),
    listThreads: ({ organizationSlug }) => ({ organizationSlug, isUnread: true, isMine: true, limit: 20 }),
    send: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      body: "How did the second interview go?",
    }),
    sendMany: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmails: [applicantEmail],
      body: "Hi {firstName}, how is your search going?",
      dryRun: false,
    }),
    listRecipients: ({ organizationSlug }) => [
      { organizationSlug, batchId: "mba_01kae51xc2k8w1xr5b9m6t3f7q", limit: 20 },
    ],
    markRead: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      until: "2026-11-12T09:00:00Z",
    }),
  },
  messageTemplates: {
    save: ({ organizationSlug, messageTemplateId }) => [
      { organizationSlug, messageTemplateId, ...messageTemplate },
      { organizationSlug, ...messageTemplate },
    ],
  },
  assignedTasks: {
    list: ({ organizationSlug, applicantEmail, cohortId }) => ({
      organizationSlug,
      applicantEmail,
      cohortId,
      state: "open",
      limit: 20,
    }),
    create: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      text: "Send the résumé to two people",
      dueOn: "2026-11-30",
      applicantEmails: [applicantEmail],
    }),
    setDone: ({ coachingSlug, ownAssignedTaskId }) => ({
      organizationSlug: coachingSlug,
      assignedTaskId: ownAssignedTaskId,
      isDone: true,
    }),
    confirm: ({ organizationSlug, assignedTaskId }) => ({
      organizationSlug,
      assignedTaskId,
      isConfirmed: true,
    }),
    takeBack: ({ organizationSlug, assignedTaskId }) => [
      { organizationSlug, assignedTaskIds: [assignedTaskId] },
    ],
  },
  appointments: {
    setPage: ({ organizationSlug }) => ({ organizationSlug, ...page }),
    listCoaches: ({ coachingSlug }) => ({ organizationSlug: coachingSlug }),
    listSlots: ({ coachingSlug, bookableCoachId: coachId }) => ({ organizationSlug: coachingSlug, coachId }),
    list: ({ organizationSlug, applicantEmail }) => ({ organizationSlug, applicantEmail, limit: 20 }),
    book: ({ coachingSlug, bookableCoachId, freeStart }) => ({
      organizationSlug: coachingSlug,
      coachId: bookableCoachId,
      startsAt: freeStart,
      topic: "My résumé",
    }),
    move: ({ coachingSlug, ownAppointmentId, freeStart }) => ({
      organizationSlug: coachingSlug,
      appointmentId: ownAppointmentId,
      startsAt: freeStart,
    }),
    cancel: ({ organizationSlug, appointmentId }) => ({
      organizationSlug,
      appointmentId,
      reason: "I'm out of office.",
    }),
    listOwn: () => [{ show: "upcoming" }, { show: "unlogged" }],
    setCalendar: ({ organizationSlug }) => [{ organizationSlug, calendarUrl: null }],
    logContact: ({ organizationSlug, pastAppointmentId }) => [
      { organizationSlug, appointmentId: pastAppointmentId },
    ],
  },
  taskTemplates: {
    save: ({ organizationSlug, cohortId, taskTemplateId }) => [
      { organizationSlug, cohortId, taskTemplateId, ...taskTemplate, dueDays: null, dueOn: "2026-11-30" },
      { organizationSlug, cohortId, ...taskTemplate },
    ],
  },
  roster: {
    getAsApplicant: ({ organizationSlug, applicantId }) => [{ organizationSlug, memberId: applicantId }],
    list: ({ organizationSlug, cohortId }) => ({ organizationSlug, cohortId, limit: 20 }),
    search: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      fields: ["program=Data Science", "graduation=2027-01-01..2027-06-30"],
      attention: ["no_share"],
      cohortId,
      search: "kim",
      limit: 20,
    }),
    undoHandled: ({ organizationSlug, applicantEmail }) => [
      { organizationSlug, applicantEmails: [applicantEmail] },
    ],
    handle: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmails: [applicantEmail],
      as: "contacted",
    }),
    export: ({ organizationSlug }) => ({ organizationSlug, cohortId: "none", format: "json" }),
    exportShown: ({ organizationSlug }) => [
      {
        organizationSlug,
        format: "csv",
        filter: { attention: [], cohortId: null, search: "", sort: "name" },
      },
    ],
    listFeedbackDue: ({ organizationSlug }) => [
      { organizationSlug, applicantEmail: "kim@example.com", limit: 20 },
    ],
    getOwn: ({ coachingSlug }) => [{ organizationSlug: coachingSlug }],
    saveColumns: ({ organizationSlug }) => [{ organizationSlug, columns: ["attention", "offers"] }],
    setFilter: ({ organizationSlug }) => [
      {
        organizationSlug,
        name: "Quiet ones",
        filter: { attention: ["no_share"], cohortId: null, search: "kim", sort: "quiet" },
      },
    ],
  },
  rosterRecords: {
    list: ({ organizationSlug }) => ({ organizationSlug, search: "kim", limit: 20 }),
    update: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      studentId: "00125",
      fields: { program: "Design", exit: null },
    }),
    setValues: ({ organizationSlug, applicantEmail }) => [
      {
        organizationSlug,
        fieldId: "program",
        changes: [{ applicantEmail, value: "Design" }],
      },
    ],
    createField: ({ organizationSlug }) => ({
      organizationSlug,
      name: "Housing",
      kind: "choice",
      options: ["On campus", "Off campus"],
    }),
  },
  rosterSyncs: {
    create: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      rows: [
        {
          "Student ID": "00123",
          Email: applicantEmail,
          "First name": "Kim",
          "Last name": "Sole",
          Graduation: "2027-05-31",
          Cohort: "Spring 2027",
        },
      ],
    }),
  },
  organizationFiles: {
    send: ({ organizationSlug, applicantEmail }) => ({
      organizationSlug,
      applicantEmail,
      body: "Here is the offer.",
      file: proof,
    }),
    document: ({ organizationSlug, outcomeId }) => ({ organizationSlug, outcomeId, file: proof }),
  },
} satisfies Partial<Calls>;
