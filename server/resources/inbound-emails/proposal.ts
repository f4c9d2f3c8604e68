import type { Status } from "#domain/values.ts";
import type { InboundEmail } from "./entities.ts";

type Proposal = NonNullable<InboundEmail["proposal"]>;
type ProposalEmail = Pick<
  InboundEmail,
  "kind" | "card" | "newCard" | "candidates" | "interviewChange" | "appointment"
>;

/** For each kind of email, the columns that its card can move from, and the one that it moves to. A card never moves back. */
const MOVES: { readonly [Kind in InboundEmail["kind"]]?: { from: readonly Status[]; to: Status } } = {
  confirmation: { from: ["saved"], to: "applied" },
  interview: { from: ["saved", "applied"], to: "interviewing" },
  offer: { from: ["saved", "applied", "interviewing"], to: "offer" },
  rejection: { from: ["saved", "applied", "interviewing", "offer"], to: "rejected" },
};
const INTERVIEW_ACTIONS = {
  scheduled: "schedule_interview",
  moved: "move_interview",
  called_off: "call_off_interview",
} as const;

/** Returns the effect of accepting an email, or null if the email isn't about a card. */
export function proposalOf(email: ProposalEmail): Proposal | null {
  const { kind, card, newCard, candidates, interviewChange, appointment } = email;
  if (kind === "other") return null;
  if (card === null) {
    if (newCard !== null) return { action: "create_card", status: "applied" };
    return candidates.length > 0 ? { action: "file", status: null } : null;
  }
  const move = MOVES[kind];
  const isCanceled = interviewChange === "called_off";
  const status = move?.from.includes(card.status) && !isCanceled ? move.to : null;
  if (kind === "interview" && (appointment !== null || isCanceled)) {
    return { action: INTERVIEW_ACTIONS[interviewChange ?? "scheduled"], status };
  }
  return { action: status === null ? "file" : "move_card", status };
}
