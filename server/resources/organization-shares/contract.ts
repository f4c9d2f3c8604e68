import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Application, Card, compactCard, StatusHistory } from "#server/resources/applications/entities.ts";
import { BoardColumns } from "#server/resources/boards/contract.ts";
import { AccountRef, Status } from "#server/resources/enumerations.ts";
import { Interview } from "#server/resources/interviews/contract.ts";

export const OrganizationShare = z
  .object({
    id: z.string(),
    board: z.object({ id: z.string(), name: z.string() }),
    applicant: AccountRef,
    applicationCount: z.int(),
    sharedAt: instantOut,
  })
  .meta({ id: "OrganizationShare" });
export type OrganizationShare = z.infer<typeof OrganizationShare>;

export const SharedBoard = z
  .object({
    id: z.string().describe("The share's ID."),
    board: z.object({ id: z.string(), name: z.string(), columns: BoardColumns.shape.columns }),
    applicant: AccountRef,
    applications: z
      .array(Application)
      .describe("Every card, in column order. coachNotes counts this organization's notes."),
    sharedAt: instantOut,
  })
  .meta({ id: "SharedBoard" });
export type SharedBoard = z.infer<typeof SharedBoard>;

const shareIds = {
  organizationSlug,
  shareId: id("share", "The share's ID."),
};

/** A shared board as our pages show it: the fields shown on each card, in column order. */
const SharedFaces = SharedBoard.pick({ id: true, applicant: true, sharedAt: true }).extend({
  board: z.object({ id: z.string(), name: z.string() }),
  lookedAt: instantOut
    .nullable()
    .describe("When the caller last looked at the applicant. Null if they haven't yet."),
  cards: z.array(
    z.object({
      id: z.string(),
      status: Status,
      title: z.string(),
      companyName: z.string(),
      workMode: Card.shape.job.shape.workMode,
      compensation: Card.shape.job.shape.compensation,
      coachNotes: z.int(),
      since: instantOut
        .nullable()
        .describe("When the card entered its column. Null if an imported card's file didn't say it."),
      changedAt: instantOut.describe("When the applicant last changed the card or an interview for it."),
    }),
  ),
});

/** The most periods, and the most interviews, of a shared card's history. */
export const HISTORY_SHOWN = 100;

/** A card of a shared board with its history. */
const SharedCard = Card.extend({
  periods: StatusHistory.shape.data.describe("The card's time in each column, newest first."),
  interviews: z
    .array(Interview.pick({ id: true, type: true, scheduledAt: true, outcome: true }))
    .describe("The interviews, latest first."),
});

export const organizationShares = defineOperations("organization_shares", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/shares",
    summary: "List boards shared with an organization",
    description: "Returns who shares which board, newest first. For a board, use organization_shares.get.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(OrganizationShare),
  },
  get: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/shares/{shareId}",
    summary: "Get a shared board",
    description:
      "Returns a board an applicant shares, with its columns and every card on it, including pay, notes, and résumés. To write to the applicant, use coach_notes.create.",
    compact: ({ board, applications, ...share }: SharedBoard) => ({
      ...share,
      board: { id: board.id, name: board.name },
      applications: applications.map(compactCard),
    }),
    input: z.strictObject(shareIds),
    output: SharedBoard,
  },
  getBoard: {
    ...PAGES.organizationRead,
    roles: rolesWith("organization_shares.get"),
    input: z.strictObject(shareIds),
    output: SharedFaces,
  },
  getCard: {
    ...PAGES.organizationRead,
    roles: rolesWith("organization_shares.get"),
    input: z.strictObject({ ...shareIds, applicationId: id("application", "The card's ID.") }),
    output: SharedCard,
  },
});
