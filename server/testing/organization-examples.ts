import type { Name } from "./contracts.ts";
import type { Examples } from "./example-shapes.ts";

type Group =
  | "shares"
  | "coach_notes"
  | "organization_shares"
  | "organizations"
  | "cohorts"
  | "cohort_memberships"
  | "roster"
  | "organization_insights"
  | "audit_events"
  | "members"
  | "organization_invitations"
  | "invitations"
  | "billing";

/** The same of the groups of operations that are about organizations. */
export const organizationExamples: Examples<Extract<Name, `${Group}.${string}`>> = {
  "shares.list": () => ({ limit: 20 }),
  "shares.create": ({ boardId, coachingSlug }) => ({ boardId, organizationSlug: coachingSlug }),
  "shares.delete": ({ shareId }) => ({ shareId }),
  "coach_notes.list": ({ applicationId }) => ({ applicationId, limit: 20 }),
  "coach_notes.create": ({ sharedApplicationId, organizationSlug }) => ({
    applicationId: sharedApplicationId,
    body: "Ask them about the on-call rota before you accept.",
    organizationSlug,
  }),
  "coach_notes.update": ({ organizationSlug, noteId }) => ({
    organizationSlug,
    noteId,
    body: "Lead with the migration you ran, and bring the diagram.",
  }),
  "coach_notes.delete": ({ organizationSlug, noteId }) => ({ organizationSlug, noteId }),
  "organization_shares.list": ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  "organization_shares.get": ({ organizationSlug, organizationShareId }) => ({
    organizationSlug,
    shareId: organizationShareId,
  }),
  "organizations.list": () => ({ limit: 20 }),
  "organizations.get": ({ organizationSlug }) => ({ organizationSlug }),
  "organizations.create": () => ({
    name: "Harbour Careers",
    type: "career_coach",
    website: "https://harbour.example",
  }),
  "organizations.update": ({ organizationSlug }) => ({
    organizationSlug,
    name: "Harbour Coaching",
    website: null,
  }),
  "organizations.delete": ({ organizationSlug }) => ({ organizationSlug }),
  "cohorts.list": ({ organizationSlug }) => ({ organizationSlug, archived: false, limit: 20 }),
  "cohorts.create": ({ organizationSlug }) => ({ organizationSlug, name: "Spring 2027" }),
  "cohorts.update": ({ organizationSlug, cohortId }) => ({
    organizationSlug,
    cohortId,
    name: "Autumn 2026, evening",
    archived: true,
  }),
  "cohorts.delete": ({ organizationSlug, emptyCohortId }) => ({ organizationSlug, cohortId: emptyCohortId }),
  "cohort_memberships.list": ({ organizationSlug, cohortId, applicantEmail }) => ({
    organizationSlug,
    cohortId,
    applicantEmail,
    open: true,
    limit: 20,
  }),
  "cohort_memberships.create": ({ organizationSlug, emptyCohortId, applicantEmail }) => ({
    organizationSlug,
    cohortId: emptyCohortId,
    applicantEmail,
    joinedAt: "2026-11-02T08:00:00Z",
    note: "Moved over from the evening class.",
  }),
  "cohort_memberships.end": ({ organizationSlug, membershipId }) => ({
    organizationSlug,
    membershipId,
    departureReason: "placed",
    note: "Starts at Bright Fern in January.",
  }),
  "roster.list": ({ organizationSlug, cohortId }) => ({ organizationSlug, cohortId, limit: 20 }),
  "roster.export": ({ organizationSlug }) => ({ organizationSlug, cohortId: "none", format: "json" }),
  "organization_insights.get": ({ organizationSlug }) => ({ organizationSlug }),
  "audit_events.list": ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  "members.list": ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  "members.update_role": ({ organizationSlug, memberId }) => ({ organizationSlug, memberId, role: "coach" }),
  "members.remove": ({ organizationSlug, memberId }) => ({ organizationSlug, memberId }),
  "members.leave": ({ organizationSlug }) => ({ organizationSlug }),
  "organization_invitations.list": ({ organizationSlug }) => ({
    organizationSlug,
    status: ["pending", "expired"],
    limit: 20,
  }),
  "organization_invitations.create": ({ organizationSlug, cohortId }) => ({
    organizationSlug,
    emails: ["kim@people.example", "lee@people.example"],
    role: "applicant",
    cohortId,
  }),
  "organization_invitations.resend": ({ organizationSlug, invitationId }) => ({
    organizationSlug,
    invitationId,
  }),
  "organization_invitations.revoke": ({ organizationSlug, invitationId }) => ({
    organizationSlug,
    invitationId,
  }),
  "billing.get": ({ organizationSlug }) => ({ organizationSlug }),
  "billing.create_checkout_session": ({ organizationSlug }) => ({
    organizationSlug,
    interval: "annual",
    seats: 25,
  }),
  "billing.create_portal_session": ({ organizationSlug }) => ({ organizationSlug }),
  "invitations.list_mine": () => ({ limit: 20 }),
  "invitations.accept": ({ myInvitationId }) => ({ invitationId: myInvitationId }),
  "invitations.decline": ({ myInvitationId }) => ({ invitationId: myInvitationId }),
};
