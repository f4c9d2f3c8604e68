import type { Calls } from "./calls.ts";

export const organizations = {
  cohorts: {
    list: ({ organizationSlug }) => ({ organizationSlug, archived: false, limit: 20 }),
    create: ({ organizationSlug }) => ({ organizationSlug, name: "Spring 2027" }),
    update: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      cohortId,
      name: "Autumn 2026, evening",
      archived: true,
    }),
    delete: ({ organizationSlug, emptyCohortId }) => ({ organizationSlug, cohortId: emptyCohortId }),
  },
  cohortMemberships: {
    list: ({ organizationSlug, cohortId, applicantEmail }) => ({
      organizationSlug,
      cohortId,
      applicantEmail,
      open: true,
      limit: 20,
    }),
    listPeople: ({ organizationSlug, cohortId }) => [
      { organizationSlug, cohortId, search: "kim", limit: 20 },
    ],
    placeMany: ({ organizationSlug, emptyCohortId, applicantEmail }) => [
      { organizationSlug, cohortId: emptyCohortId, applicantEmails: [applicantEmail] },
    ],
    endMany: ({ organizationSlug, cohortId, applicantEmail }) => [
      {
        organizationSlug,
        cohortId,
        applicantEmails: [applicantEmail],
        departureReason: "completed",
        note: null,
      },
    ],
    create: ({ organizationSlug, emptyCohortId, applicantEmail }) => ({
      organizationSlug,
      cohortId: emptyCohortId,
      applicantEmail,
      joinedAt: "2026-11-02T08:00:00Z",
      note: "Moved over from the evening class.",
    }),
    end: ({ organizationSlug, membershipId }) => ({
      organizationSlug,
      membershipId,
      departureReason: "placed",
      note: "Starts at Bright Fern in January.",
    }),
    correct: ({ organizationSlug, membershipId }) => ({
      organizationSlug,
      membershipIds: [membershipId],
      leftAt: "2026-11-13T12:00:00Z",
      joinedAt: "2026-09-07T08:00:00Z",
      departureReason: "completed",
    }),
    undo: ({ organizationSlug, membershipChangeId }) => ({ organizationSlug, changeId: membershipChangeId }),
  },
  coachNotes: {
    create: ({ sharedApplicationId, organizationSlug }) => ({
      applicationId: sharedApplicationId,
      body: "Ask them about the on-call rota before you accept.",
      organizationSlug,
    }),
    update: ({ organizationSlug, noteId }) => ({
      organizationSlug,
      noteId,
      body: "Lead with the migration you ran, and bring the diagram.",
    }),
    listOfSharedCard: ({ organizationSlug, sharedApplicationId: applicationId }) => [
      { organizationSlug, applicationId },
    ],
  },
  caseload: {
    list: ({ organizationSlug, memberId, applicantEmail }) => ({
      organizationSlug,
      coachId: memberId,
      applicantEmail,
      limit: 20,
    }),
    assign: ({ organizationSlug, memberId, applicantEmail }) => ({
      organizationSlug,
      coachId: memberId,
      applicantEmails: [applicantEmail],
      lead: true,
    }),
    unassign: ({ organizationSlug, memberId, applicantEmail }) => ({
      organizationSlug,
      coachId: memberId,
      applicantEmails: [applicantEmail],
    }),
  },
  billing: {
    createCheckoutSession: ({ organizationSlug }) => ({
      organizationSlug,
      interval: "annual",
      seats: 25,
    }),
  },
  auditEvents: {
    search: ({ organizationSlug, email }) => [
      { organizationSlug },
      { organizationSlug, action: "cohort_created" },
      { organizationSlug, by: email, since: "2026-11-01T00:00:00Z", before: "2027-11-01T00:00:00Z" },
      { organizationSlug, about: email, action: "cohort_created", limit: 1 },
      { organizationSlug, by: email, about: email },
    ],
  },
  members: {
    updateRole: ({ organizationSlug, memberId }) => ({ organizationSlug, memberId, role: "coach" }),
  },
  organizations: {
    create: () => ({
      name: "Harbor Careers",
      type: "career_coach",
      website: "https://harbor.example",
    }),
    update: ({ organizationSlug }) => ({
      organizationSlug,
      name: "Harbor Coaching",
      website: null,
    }),
    requireSecondFactor: ({ organizationSlug }) => [{ organizationSlug, isRequired: true }],
  },
  organizationInvitations: {
    list: ({ organizationSlug }) => ({
      organizationSlug,
      status: ["pending", "expired"],
      limit: 20,
    }),
    search: ({ organizationSlug }) => [{ organizationSlug, show: "waiting", search: "kim", limit: 20 }],
    create: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      emails: ["kim@people.example", "lee@people.example"],
      role: "applicant",
      cohortId,
    }),
    resendMany: ({ organizationSlug, invitationId }) => [{ organizationSlug, invitationIds: [invitationId] }],
  },
  organizationShares: {
    get: ({ organizationSlug, organizationShareId }) => ({
      organizationSlug,
      shareId: organizationShareId,
    }),
    getBoard: ({ organizationSlug, organizationShareId }) => [
      { organizationSlug, shareId: organizationShareId },
    ],
    getCard: ({ organizationSlug, organizationShareId, sharedApplicationId }) => [
      { organizationSlug, shareId: organizationShareId, applicationId: sharedApplicationId },
    ],
  },
  organizationInsights: {
    getReport: ({ organizationSlug }) => [{ organizationSlug, since: "2026-01-01" }],
    listPeople: ({ organizationSlug, cohortId }) => [
      { organizationSlug, figure: { figure: "sharing" } },
      { organizationSlug, cohortId, figure: { figure: "column", status: "applied" } },
      {
        organizationSlug,
        figure: { figure: "reached", status: "applied", weekStartsOn: "2026-11-16" },
      },
      { organizationSlug, since: "2026-01-01", until: "2026-12-31", figure: { figure: "ended" } },
    ],
  },
  organizationRetention: {
    preview: ({ organizationSlug }) => [
      { organizationSlug, months: 24 },
      { organizationSlug, months: 1, limit: 1 },
    ],
    set: ({ organizationSlug }) => [{ organizationSlug, months: 24 }],
  },
  organizationTakeOut: {
    read: ({ organizationSlug }) =>
      (["accounts", "coach_notes", "audit_events"] as const).map((file) => ({ organizationSlug, file })),
  },
  organizationWebhooks: {
    get: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
    }),
    create: ({ organizationSlug }) => ({
      organizationSlug,
      url: "https://hooks.example/offerlane",
      description: "Sync with the CRM",
    }),
    update: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
      status: "paused",
    }),
    delete: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
    }),
    rotateSecret: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
    }),
    listDeliveries: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
      outcome: "pending",
    }),
    getDelivery: ({ organizationSlug, organizationWebhookId, organizationDeliveryId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
      deliveryId: organizationDeliveryId,
    }),
    resend: ({ organizationSlug, organizationWebhookId, organizationDeliveryId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
      deliveryId: organizationDeliveryId,
    }),
    sendTest: ({ organizationSlug, organizationWebhookId }) => ({
      organizationSlug,
      webhookId: organizationWebhookId,
    }),
  },
  organizationEvents: {
    list: ({ organizationSlug }) => ({ organizationSlug, kind: ["member", "share"], limit: 20 }),
  },
  staffCredentials: {
    list: ({ organizationSlug }) => [{ organizationSlug }, { organizationSlug, limit: 1 }],
    setBlocked: ({ organizationSlug, apiKeyId: id }) => [
      { organizationSlug, id, isBlocked: true },
      { organizationSlug, id, isBlocked: false },
    ],
  },
  joining: {
    createLink: ({ organizationSlug, cohortId }) => ({
      organizationSlug,
      validDays: 30,
      maxUses: 40,
      cohortId,
    }),
    setRule: ({ organizationSlug }) => [{ organizationSlug, domains: ["college.example"] }],
    listRequests: ({ organizationSlug }) => ({ organizationSlug, status: "waiting", limit: 20 }),
    decide: ({ organizationSlug, joinRequestId }) => ({
      organizationSlug,
      joinRequestIds: [joinRequestId],
      decision: "approve",
    }),
    ask: ({ joinCode }) => ({ code: joinCode }),
    preview: ({ joinCode }) => [{ code: joinCode }],
  },
  nudges: {
    save: ({ organizationSlug, memberId }) => [
      {
        organizationSlug,
        isOn: true,
        inactiveDays: 21,
        isToNotSharing: true,
        body: "Hi {firstName}, how is your search going?",
        senderId: memberId,
      },
    ],
  },
} satisfies Partial<Calls>;
