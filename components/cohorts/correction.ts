import type { Inputs } from "#components/api/client.ts";
import { dayIn } from "#domain/application-date.ts";
import type { Departure, Person } from "./cohort-data.ts";
import { instantOfDay, isPastDay } from "./membership-days.ts";

/** The values of the form for memberships corrected together: empty or null where they differ. */
export type CorrectionValues = {
  joinedOn: string;
  isOpen: boolean | null;
  reason: Departure | null;
  endedOn: string;
  /** The exact end that all have, to be sent again with a new reason; null if the ends differ or the memberships are open. */
  leftAt: string | null;
  note: string;
};

type Correction = Omit<Inputs["cohortMemberships"]["correct"], "organizationSlug" | "membershipIds">;
type Membership = Pick<Person, "joinedAt" | "leftAt" | "departureReason" | "note">;

/** Returns what the memberships have in common, with days in the time zone; the end of open ones is today. */
export function commonValues(memberships: readonly Membership[], timeZone: string): CorrectionValues {
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant));
  const ends = memberships.map(({ leftAt }) => (leftAt === null ? null : dayOf(leftAt)));
  const isOpen = shared(ends.map((day) => day === null)) ?? null;
  return {
    joinedOn: shared(memberships.map(({ joinedAt }) => dayOf(joinedAt))) ?? "",
    isOpen,
    reason: shared(memberships.map(({ departureReason }) => departureReason)) ?? null,
    endedOn: isOpen ? dayIn(timeZone, new Date()) : (shared(ends) ?? ""),
    leftAt: shared(memberships.map(({ leftAt }) => leftAt)) ?? null,
    note: shared(memberships.map(({ note }) => note ?? "")) ?? "",
  };
}

/** Returns which fields may stay empty because the memberships keep their own values. */
export function keptWhenEmpty(was: CorrectionValues) {
  const areEnded = was.isOpen === false;
  return {
    joinedOn: was.joinedOn === "",
    reason: areEnded && was.reason === null,
    endedOn: areEnded && was.endedOn === "",
  };
}

/** Returns the correction that leads from the common values to the chosen ones; null if a field is missing or wrong. */
export function correctionOf(
  was: CorrectionValues,
  chosen: CorrectionValues,
  timeZone: string,
): Correction | null {
  const isPast = (day: string) => isPastDay(day, timeZone);
  const atDay = (day: string) => instantOfDay(day, timeZone) ?? new Date().toISOString();
  const keeps = keptWhenEmpty(was);
  const isJoinMoved = chosen.joinedOn !== was.joinedOn;
  if (isJoinMoved && !isPast(chosen.joinedOn)) return null;
  const correction: Correction = {
    ...(isJoinMoved ? { joinedAt: atDay(chosen.joinedOn) } : {}),
    ...(chosen.note.trim() === was.note.trim() ? {} : { note: chosen.note.trim() }),
  };
  if (chosen.isOpen === null) return correction;
  if (chosen.isOpen) return was.isOpen ? correction : { ...correction, leftAt: null };
  const { reason, endedOn } = chosen;
  if (reason === null && !keeps.reason) return null;
  if (!isPast(endedOn) && !(keeps.endedOn && endedOn === "")) return null;
  const isDayKept = was.isOpen === false && endedOn === was.endedOn;
  if (isDayKept && reason === was.reason) return correction;
  // Both are sent: what the page shows may be older than a change that reopened the membership.
  const leftAt = isDayKept ? was.leftAt : atDay(endedOn);
  return {
    ...correction,
    ...(leftAt === null ? {} : { leftAt }),
    ...(reason === null ? {} : { departureReason: reason }),
  };
}

/** Returns the reason of each membership before the change and after it. */
export function reasonChanges(memberships: readonly Membership[], { isOpen, reason }: CorrectionValues) {
  return memberships.map(({ departureReason: from }) => ({
    from,
    to: isOpen === null ? from : isOpen ? null : (reason ?? from),
  }));
}

/** Returns the value that all have; undefined if they differ. */
function shared<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((other) => other === first) ? first : undefined;
}
