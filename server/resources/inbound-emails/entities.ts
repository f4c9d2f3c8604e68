import { z } from "zod";
import { INBOUND_KINDS } from "#domain/inbound-kinds.ts";
import { instantOut } from "#server/core/fields.ts";
import { Status } from "#server/resources/enumerations.ts";
import { CHECK_RESULTS } from "./reader/authentication.ts";

export const InboundKind = z.enum(INBOUND_KINDS).meta({ id: "InboundEmailKind" });
const STATES = ["open", "accepted", "dismissed"] as const;
export const InboundState = z.enum(STATES).meta({ id: "InboundEmailState" });
const INTERVIEW_CHANGES = ["scheduled", "moved", "called_off"] as const;
/** The changes that accepting an email makes. */
const ACTIONS = [
  "move_card",
  "schedule_interview",
  "move_interview",
  "call_off_interview",
  "create_card",
  "file",
] as const;

const CheckResult = z.enum(CHECK_RESULTS).nullable();
const Appointment = z
  .object({
    startsAt: instantOut,
    durationMinutes: z.int(),
    timeZone: z.string().describe("IANA name of the zone in which the calendar gives the time."),
    summary: z.string(),
    location: z.string().nullable(),
  })
  .meta({ id: "InboundEmailAppointment" });
const Reason = z.object({ code: z.string(), detail: z.string() }).meta({ id: "InboundEmailReason" });
const Proposal = z
  .object({ action: z.enum(ACTIONS).meta({ id: "InboundEmailAction" }), status: Status.nullable() })
  .meta({ id: "InboundEmailProposal" });
const NewCard = z.object({ companyName: z.string(), title: z.string() }).meta({ id: "InboundEmailNewCard" });
const Sender = z.object({ name: z.string(), address: z.string() }).meta({ id: "InboundEmailSender" });
const SenderChecks = z
  .object({ server: z.string().nullable(), spf: CheckResult, dkim: CheckResult, dmarc: CheckResult })
  .meta({ id: "InboundEmailChecks" });

/** A card that an email may be about. */
const MailCard = z
  .object({ id: z.string(), boardId: z.string(), title: z.string(), companyName: z.string(), status: Status })
  .meta({ id: "InboundEmailCard" });
export type MailCard = z.infer<typeof MailCard>;

export const InboundEmail = z
  .object({
    id: z.string(),
    kind: InboundKind,
    state: InboundState,
    card: MailCard.nullable().describe("The card that the email is about. Null if none fits best."),
    candidates: z
      .array(MailCard)
      .describe("Other cards that fit. If card is null, the person has to choose."),
    confidence: z.enum(["high", "medium", "low"]).describe("How certain the card is."),
    reasons: z
      .array(Reason)
      .describe(
        "The reasons for this kind and card: a code such as domain or title, and the words behind it.",
      ),
    proposal: Proposal.nullable().describe(
      "The effect of accepting, and the column that the card moves to. Null for an email that isn't about a card.",
    ),
    newCard: NewCard.nullable().describe("The card to create for an employer that has none."),
    from: Sender,
    subject: z.string(),
    excerpt: z.string(),
    interviewChange: z.enum(INTERVIEW_CHANGES).nullable(),
    appointment: Appointment.nullable().describe("The appointment of the email's calendar."),
    interviewId: z.string().nullable().describe("The interview that accepting created or changed."),
    canUndo: z.boolean().describe("True if what accepting changed can be reverted."),
    authentication: SenderChecks.describe(
      "The receiving server's checks of the sender. A pass proves the domain, not the person.",
    ),
    sentAt: instantOut.nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "InboundEmail" });
export type InboundEmail = z.infer<typeof InboundEmail>;

export const InboundEmailWithBody = InboundEmail.extend({
  body: z.string().nullable().describe("The text. Null once it was deleted."),
}).meta({ id: "InboundEmailWithBody" });

/** The forwarding address and settings of an account. */
export const InboundSettings = z.object({
  isAvailable: z.boolean().describe("False if this installation receives no email."),
  address: z.string().nullable(),
  since: instantOut.nullable(),
  keptDays: z.int(),
  blockedSenders: z.array(z.string()),
  ownAddresses: z
    .array(z.string())
    .describe("The person's other addresses, from which emails are forwarded."),
  forwardingCode: z
    .string()
    .nullable()
    .describe("The code or link with which a provider confirms forwarding."),
  codeReceivedAt: instantOut.nullable(),
});
export type InboundSettings = z.infer<typeof InboundSettings>;
