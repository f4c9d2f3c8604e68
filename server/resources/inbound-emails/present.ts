import type { Status } from "#domain/values.ts";
import type { Interview } from "#server/resources/interviews/contract.ts";
import type { InboundEmail, MailCard } from "./entities.ts";
import { proposalOf } from "./proposal.ts";
import type { Authentication } from "./reader/authentication.ts";
import type { Appointment } from "./reader/calendar.ts";

/** The changes that accepting an email made. */
export type AcceptedChange = {
  /** The email's card before it was accepted. */
  readonly applicationId: string | null;
  readonly madeCard: boolean;
  readonly moved: { readonly from: Status; readonly to: Status } | null;
  /** The day that was set as the application date; null if none was. */
  readonly filledDay: string | null;
  /** The interview before it was changed; null if it was created. */
  readonly interview: { readonly id: string; readonly before: InterviewBefore | null } | null;
};
type InterviewBefore = Pick<Interview, "scheduledAt" | "durationMinutes" | "timeZone" | "outcome">;

/** An email as it is stored, with the cards that it can be about. */
export type EmailRow = Omit<
  InboundEmail,
  "card" | "candidates" | "proposal" | "from" | "appointment" | "authentication" | "canUndo"
> & {
  readonly undo: AcceptedChange | null;
  readonly applicationId: string | null;
  readonly cards: readonly MailCard[];
  readonly fromName: string;
  readonly fromAddress: string;
  readonly appointment: Appointment | null;
  readonly authentication: Authentication;
  readonly calendarDigest: string | null;
};

/** Converts a row to an email with its proposal. Omits deleted cards. */
export function presentEmail(row: EmailRow): InboundEmail {
  const {
    applicationId,
    cards,
    fromName,
    fromAddress,
    calendarDigest: _digest,
    undo,
    appointment,
    ...fields
  } = row;
  const presented = {
    ...fields,
    card: cards.find(({ id }) => id === applicationId) ?? null,
    candidates: cards.filter(({ id }) => id !== applicationId),
    from: { name: fromName, address: fromAddress },
    canUndo: row.state === "accepted" && undo !== null,
    appointment: appointment && publicPart(appointment),
  };
  return { ...presented, proposal: proposalOf(presented) };
}

function publicPart({ startsAt, durationMinutes, timeZone, summary, location }: Appointment) {
  return { startsAt, durationMinutes, timeZone, summary, location };
}
