import { z } from "zod";
import { ATTENTION_MARKS, ATTENTION_REASONS } from "#domain/attention.ts";
import { STATUSES } from "#domain/values.ts";
import { growingEnum, instantOut } from "#server/core/fields.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";
import { InterviewOutcome, InterviewType } from "#server/resources/interviews/contract.ts";
import { OutcomeProposal } from "#server/resources/outcomes/contract.ts";

export const AttentionReason = growingEnum(ATTENTION_REASONS).meta({ id: "AttentionReason" });

const count = z.int();

export const RosterRow = z
  .object({
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    joinedAt: instantOut,
    studentId: z.string().nullable(),
    fields: z
      .record(z.string(), z.string())
      .describe("The values of the organization's fields, by the field's ID."),
    cohorts: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          joinedAt: instantOut,
          leftAt: instantOut.nullable(),
          departureReason: DepartureReason.nullable(),
        }),
      )
      .describe("Every cohort membership, newest first."),
    coaches: z
      .array(z.object({ id: z.string().describe("The coach's member ID."), name: z.string() }))
      .describe("The applicant's coaches, the lead first."),
    shares: z.array(
      z.object({
        shareId: z.string(),
        boardId: z.string(),
        boardName: z.string(),
        isActive: z.boolean().describe("True if this is the applicant's active board."),
        applicationCount: count,
        lastActivityAt: instantOut.nullable(),
      }),
    ),
    totals: z
      .object({
        applications: count,
        applied: count,
        interviewing: count,
        offers: count,
        accepted: count,
        rejected: count,
      })
      .describe("Cards on the shared boards: the total, and those currently in each of these columns."),
    upcomingInterviews: count.describe("Upcoming interviews with a pending outcome."),
    lastActivityAt: instantOut.nullable(),
    lastAppliedAt: instantOut.nullable().describe("When a card last reached applied."),
    needsAttention: z.array(AttentionReason),
    handled: z
      .object({
        kind: growingEnum(ATTENTION_MARKS),
        until: instantOut,
        byDisplayName: z.string(),
        at: instantOut,
      })
      .nullable()
      .describe("Set if staff contacted or snoozed the applicant, who needs no attention until then."),
  })
  .meta({ id: "RosterRow" });
export type RosterRow = z.infer<typeof RosterRow>;

/** A row on the roster's page, whose address names the applicant by their member ID. */
export const ShownRosterRow = RosterRow.extend({ memberId: z.string() });
export type ShownRosterRow = z.infer<typeof ShownRosterRow>;

const NAMED = { applicantEmail: true, applicantDisplayName: true } as const;

/** The data of the Today page for a member of staff. */
export const StaffToday = z.object({
  attention: z.object({
    count: count.describe("Applicants who need attention, by the rule of the roster's page."),
    reasons: z.record(AttentionReason, count),
    people: z.array(
      ShownRosterRow.pick({ memberId: true, ...NAMED, needsAttention: true }).extend({
        flaggedAt: instantOut.describe("When the newest of the reasons began to apply."),
      }),
    ),
  }),
  unrecorded: z
    .object({
      count,
      people: z.array(ShownRosterRow.pick({ memberId: true, ...NAMED })),
    })
    .describe(
      "Applicants with an accepted job whom a cohort still counts as searching; the list may be cut short.",
    ),
  proposals: z
    .object({ count, cards: z.array(OutcomeProposal) })
    .describe("Accepted cards from which no outcome was recorded; the list may be cut short."),
  whose: z.enum(["mine", "all"]).describe("The applicants that the other fields cover."),
  mine: count.describe("The applicants whom the caller coaches."),
  uncoached: count.describe("The applicants without a coach."),
  sharing: count.describe("Applicants who share a board."),
  interviewCount: count.describe("All interviews of the next seven days; the list may be cut short."),
  interviews: z.array(
    z.object({
      id: z.string(),
      scheduledAt: instantOut,
      type: InterviewType,
      applicantEmail: z.string(),
      applicantDisplayName: z.string().nullable(),
      title: z.string(),
      companyName: z.string(),
      shareId: z.string(),
      applicationId: z.string(),
    }),
  ),
});

/** The maximum number of changes of an applicant that are returned. */
export const CHANGES_SHOWN = 50;

/** The maximum length of a reply's text in a change. */
export const REPLY_SHOWN = 160;

/** A change of an applicant: a card that was added or moved, an interview that changed or is upcoming, or a message from them. */
export const ApplicantChange = z.object({
  kind: z.enum(["card", "move", "interview", "reply"]),
  id: z.string(),
  at: instantOut,
  card: z
    .object({
      shareId: z.string(),
      applicationId: z.string(),
      title: z.string(),
      companyName: z.string(),
      status: z.enum(STATUSES).describe("The column entered; for an interview, the card's current one."),
    })
    .nullable()
    .describe("Null for a reply."),
  interview: z.object({ type: InterviewType, scheduledAt: instantOut, outcome: InterviewOutcome }).nullable(),
  text: z.string().nullable().describe("The beginning of a reply."),
});
export type ApplicantChange = z.infer<typeof ApplicantChange>;

/** An interview of an open card whose feedback is missing. */
export const FeedbackDue = StaffToday.shape.interviews.element.omit({ applicantDisplayName: true });

export type StaffToday = z.infer<typeof StaffToday>;

/** Returns a row in short form, with only names of coaches and current cohorts. */
export const compactRow = ({
  joinedAt: _,
  handled: __,
  lastAppliedAt: ___,
  cohorts,
  coaches,
  shares,
  ...row
}: RosterRow) => ({
  ...row,
  coaches: coaches.map(({ name }) => name),
  cohorts: cohorts.filter(({ leftAt }) => leftAt === null).map(({ name }) => name),
  shareIds: shares.map(({ shareId }) => shareId),
});

/** Returns a row in its shortest form, with only the totals that aren't zero. */
export const briefRow = (row: RosterRow) => {
  const { applicantEmail, applicantDisplayName, needsAttention, lastActivityAt, totals, ...rest } =
    compactRow(row);
  const { upcomingInterviews, shareIds, cohorts, coaches } = rest;
  return {
    ...{ applicantEmail, applicantDisplayName, needsAttention, lastActivityAt },
    ...Object.fromEntries(Object.entries({ ...totals, upcomingInterviews }).filter(([, many]) => many > 0)),
    ...{ cohorts, coaches, shareIds },
  };
};

/** A mark that was replaced by a later one, as it is stored. */
export type EarlierMark = {
  kind: (typeof ATTENTION_MARKS)[number];
  until: string;
  marked_by_name: string;
  marked_at: string;
};
