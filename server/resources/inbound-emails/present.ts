import type { InboundEmail, MailCard } from "./entities.ts";
import { proposalOf } from "./proposal.ts";
import type { Authentication } from "./reader/authentication.ts";
import type { Appointment } from "./reader/calendar.ts";

/** A mail as it is stored, with the cards that it may be about. */
export type EmailRow = Omit<
  InboundEmail,
  "card" | "candidates" | "proposal" | "from" | "appointment" | "authentication"
> & {
  readonly applicationId: string | null;
  readonly cards: readonly MailCard[];
  readonly fromName: string;
  readonly fromAddress: string;
  readonly appointment: Appointment | null;
  readonly authentication: Authentication;
  readonly calendarDigest: string | null;
};

/** Converts a row to a mail with its proposal. A card that was deleted is left out. */
export function presentEmail(row: EmailRow): InboundEmail {
  const {
    applicationId,
    cards,
    fromName,
    fromAddress,
    calendarDigest: _digest,
    appointment,
    ...others
  } = row;
  const shown = {
    ...others,
    card: cards.find(({ id }) => id === applicationId) ?? null,
    candidates: cards.filter(({ id }) => id !== applicationId),
    from: { name: fromName, address: fromAddress },
    appointment: appointment && {
      startsAt: appointment.startsAt,
      durationMinutes: appointment.durationMinutes,
      timeZone: appointment.timeZone,
      summary: appointment.summary,
      location: appointment.location,
    },
  };
  return { ...shown, proposal: proposalOf(shown) };
}
