import type { z } from "zod";
import type { Operation } from "#server/core/operation.ts";

/** The rows that examples of operations refer to. Callers of the examples first create them for one person. */
export type ExampleRows = {
  boardId: string;
  applicationId: string;
  otherApplicationId: string;
  companyId: string;
  otherCompanyId: string;
  /** The undo token of a bulk change of a third card. */
  undoToken: string;
  interviewId: string;
  contactId: string;
  interactionId: string;
  /** An email about that card. */
  inboundEmailId: string;
  taskId: string;
  resumeId: string;
  webhookId: string;
  /** A test requested for that webhook. */
  deliveryId: string;
  /** An organization that the caller owns. */
  organizationSlug: string;
  cohortId: string;
  emptyCohortId: string;
  /** The open stint of the applicant in the cohort. */
  membershipId: string;
  /** A correction of the membership of another applicant. */
  membershipChangeId: string;
  /** An applicant: their email and their member ID. */
  applicantEmail: string;
  applicantId: string;
  /** A task assigned to that applicant, and one assigned to the caller where they are an applicant. */
  assignedTaskId: string;
  ownAssignedTaskId: string;
  /** A stored text for messages to several applicants. */
  messageTemplateId: string;
  /** A task template of the cohort. */
  taskTemplateId: string;
  /** An upcoming appointment of that applicant with the caller. */
  appointmentId: string;
  /** An appointment that has ended. */
  pastAppointmentId: string;
  /** An entry of the contact log about that applicant. */
  contactLogEntryId: string;
  /** An outcome of that applicant. */
  outcomeId: string;
  /** A file that documents that outcome. */
  fileId: string;
  /** An outcome of the caller, recorded where they are an applicant, and their membership in a cohort there. */
  ownOutcomeId: string;
  ownMembershipId: string;
  /** A coach there who can be booked. */
  bookableCoachId: string;
  /** The start of a free slot of that coach, and an upcoming appointment of the caller with them at another time. */
  freeStart: string;
  ownAppointmentId: string;
  /** A field that the organization added, and a sync of its roster. */
  fieldId: string;
  syncId: string;
  /** A second owner, so that the caller may leave. */
  memberId: string;
  /** A join link of the organization, and a request that waits. */
  joinLinkId: string;
  joinRequestId: string;
  /** The code of a join link of another organization. */
  joinCode: string;
  /** A pending invitation of the organization. */
  invitationId: string;
  /** A pending invitation to the caller from another organization. */
  myInvitationId: string;
  /** An organization in which the caller is an applicant. */
  coachingSlug: string;
  /** A share of another board of the caller with that organization. */
  shareId: string;
  /** The board that an applicant shares with the caller's organization, and a card on it. */
  organizationShareId: string;
  sharedApplicationId: string;
  /** A note by the caller on that card. */
  noteId: string;
  /** A webhook of the caller's organization, and a test requested for it. */
  organizationWebhookId: string;
  organizationDeliveryId: string;
};

/** The rows for examples of page operations, which also name the caller's email and credentials. */
export type PageExampleRows = ExampleRows & {
  email: string;
  apiKeyId: string;
  passkeyId: string;
  grantId: string;
  sessionId: string;
};

/**
 * A valid call of every operation of a group, for tests that loop over all operations. An operation whose input only needs rows has a
 * default, and may be left out. An operation for pages may have several calls: the first is its example, and the others run other
 * queries.
 */
export type Examples<Contract extends Readonly<Record<string, Operation>>> = {
  readonly [Key in keyof Contract as IsNamingRows<Contract[Key]> extends true ? never : Key]: Example<
    Contract[Key]
  >;
} & {
  readonly [Key in keyof Contract as IsNamingRows<Contract[Key]> extends true ? Key : never]?: Example<
    Contract[Key]
  >;
};
/** True if its input is empty, or requires no field but rows. */
type IsNamingRows<Of extends Operation> = string extends keyof z.input<Of["input"]>
  ? true
  : object extends Omit<z.input<Of["input"]>, keyof RowsOf<Of>>
    ? true
    : false;
type RowsOf<Of extends Operation> = Of extends { audience: "pages" } ? PageExampleRows : ExampleRows;
type Example<Of extends Operation> = Of extends { audience: "pages" }
  ? (rows: PageExampleRows) => readonly z.input<Of["input"]>[]
  : (rows: ExampleRows) => z.input<Of["input"]>;
