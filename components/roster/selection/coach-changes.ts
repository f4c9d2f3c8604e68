import type { LeftOut } from "#components/left-out/people.ts";

export const WAYS = ["add", "lead", "remove"] as const;
export type Way = (typeof WAYS)[number];

/** A change of the coaches of some applicants: the coach joins, leads, or leaves. */
export type Change = { readonly coachId: string; readonly way: Way; readonly emails: readonly string[] };

/** The outcome of a change for an applicant, with the member ID of the previous lead. */
export type Verdict = {
  readonly applicantEmail: string;
  readonly outcome: string;
  readonly leadBefore: string | null;
};

/** Returns the changes that undo a change of a coach, for the applicants whom it affected. */
export function reversalOf(verdicts: readonly Verdict[], coachId: string): Change[] {
  const byChange = Map.groupBy(
    verdicts.filter(({ outcome }) => outcome !== "unchanged" && outcome !== "not_an_applicant"),
    ({ outcome, leadBefore }) => {
      // Once the coach is removed, the previous lead leads again.
      if (outcome === "assigned") return `remove ${coachId}`;
      if (outcome === "made_lead") return leadBefore === null ? `add ${coachId}` : `lead ${leadBefore}`;
      return leadBefore === coachId ? `lead ${coachId}` : `add ${coachId}`;
    },
  );
  return [...byChange].map(([change, those]) => {
    const [way, by = coachId] = change.split(" ");
    return {
      coachId: by,
      way: WAYS.find((item) => item === way) ?? "add",
      emails: those.map(({ applicantEmail }) => applicantEmail),
    };
  });
}

/** Returns the applicants for whom a change of a coach changed nothing, with the reason. */
export function leftOutOf(verdicts: readonly Verdict[], way: Way): LeftOut[] {
  return verdicts.flatMap(({ applicantEmail, outcome }) => {
    if (outcome === "not_an_applicant") return { applicantEmail, reason: outcome };
    return outcome === "unchanged" ? { applicantEmail, reason: way } : [];
  });
}
