import type { z } from "zod";
import type { Operation } from "#server/core/operation.ts";

/** The rows that examples of operations name; whoever makes the calls makes them first, as one person's. */
export type ExampleRows = {
  boardId: string;
  applicationId: string;
  otherApplicationId: string;
  companyId: string;
  /** Of a bulk change of a third card. */
  undoToken: string;
  interviewId: string;
  contactId: string;
  interactionId: string;
  resumeId: string;
  webhookId: string;
  /** A test that was requested of it. */
  deliveryId: string;
  /** An organization that the caller owns. */
  organizationSlug: string;
  cohortId: string;
  emptyCohortId: string;
  /** The open stint of the applicant in the cohort. */
  membershipId: string;
  /** A correction of the membership of another applicant. */
  membershipChangeId: string;
  applicantEmail: string;
  /** A second owner, so that the caller may leave. */
  memberId: string;
  /** A pending invitation of the organization. */
  invitationId: string;
  /** A pending invitation of the caller, to another organization. */
  myInvitationId: string;
  /** An organization that the caller is an applicant of. */
  coachingSlug: string;
  /** A board of the caller that is shared there, not the one of the other examples. */
  shareId: string;
  /** The board that an applicant shares with the caller's own organization, and a card on it. */
  organizationShareId: string;
  sharedApplicationId: string;
  /** A note of the caller on that card. */
  noteId: string;
  /** A webhook of the caller's own organization, and a test that was requested of it. */
  organizationWebhookId: string;
  organizationDeliveryId: string;
};

/** Those that pages name too: the caller's address and ways in. */
export type PageExampleRows = ExampleRows & {
  email: string;
  apiKeyId: string;
  passkeyId: string;
  grantId: string;
  sessionId: string;
};

/**
 * A valid call of every operation of a group, which the loops of tests make. Of one for pages there may be several: the first is
 * its example, the others take other ways through the database.
 */
export type Examples<Contract extends Readonly<Record<string, Operation>>> = {
  readonly [Key in keyof Contract]: Contract[Key] extends { audience: "pages" }
    ? (rows: PageExampleRows) => readonly z.input<Contract[Key]["input"]>[]
    : (rows: ExampleRows) => z.input<Contract[Key]["input"]>;
};
