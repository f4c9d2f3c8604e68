import type { Inputs, Outputs } from "#components/api/client.ts";
import { isPastDay } from "#components/cohorts/membership-days.ts";
import { dayIn } from "#domain/application-date.ts";
import {
  isWork,
  type OutcomeKind,
  type OutcomePayPeriod,
  type OutcomeSource,
} from "#domain/outcomes/kinds.ts";
import { readCurrency, readSum } from "#domain/pay-in-text.ts";
import { isCalendarDay } from "#domain/time.ts";

export type RecordedOutcome = Outputs["outcomes"]["list"]["data"][number];
export type OutcomeProposal = Outputs["outcomes"]["listProposals"]["data"][number];

export const IN_FIELD = { unknown: null, yes: true, no: false } as const;

/** The values of the form for an outcome. */
export type EntryValues = {
  kind: OutcomeKind | "";
  happenedOn: string;
  employer: string;
  title: string;
  inField: keyof typeof IN_FIELD;
  isOwnHire: boolean;
  isFullTimeTerm: boolean;
  amount: string;
  currency: string;
  period: OutcomePayPeriod;
  startsOn: string;
  place: string;
  source: OutcomeSource;
  evidence: string;
};

/** An outcome with the fields that staff enter. */
export type EnteredOutcome = Omit<
  NonNullable<Outputs["outcomes"]["listPeople"]["data"][number]["outcome"]>,
  "contestedAt"
>;

/** The start of the form: an outcome to correct, an accepted card to record from, or neither. */
export type EntryStart = { outcome?: EnteredOutcome | undefined; proposal?: OutcomeProposal | undefined };

/** Returns the initial values of the form, with days in the time zone. A new outcome has no kind, because a default would falsify the figures. */
export function valuesOf({ outcome, proposal }: EntryStart, timeZone: string): EntryValues {
  const from = outcome ?? proposal;
  const pay = outcome?.basePay;
  const inField = outcome?.inField ?? null;
  return {
    kind: from?.kind ?? "",
    happenedOn: outcome?.happenedOn ?? dayIn(timeZone, new Date(proposal?.acceptedAt ?? Date.now())),
    employer: from?.employer ?? "",
    title: from?.title ?? "",
    inField: inField === null ? "unknown" : inField ? "yes" : "no",
    isOwnHire: outcome?.isOwnHire ?? false,
    isFullTimeTerm: outcome?.isFullTimeTerm ?? false,
    amount: pay?.amount.toString() ?? "",
    currency: pay?.currency ?? "",
    period: pay?.period ?? "annually",
    startsOn: outcome?.startsOn ?? "",
    place: outcome?.place ?? "",
    source: outcome?.source ?? (proposal ? "applicant" : "staff"),
    evidence: outcome?.evidence ?? "",
  };
}

type Fields = Required<
  Omit<Inputs["outcomes"]["record"], "organizationSlug" | "applicantEmail" | "applicationId" | "kind">
>;

/** Returns the values as fields of the API, without those that don't apply to the kind. */
export function fieldsOf(values: EntryValues): Fields {
  const ofWork = values.kind !== "" && isWork(values.kind);
  const ofPlace = ofWork || values.kind === "study";
  const amount = ofWork ? readSum(values.amount) : null;
  const orNull = (text: string) => text.trim() || null;
  return {
    happenedOn: values.happenedOn,
    employer: ofPlace ? orNull(values.employer) : null,
    title: ofPlace ? orNull(values.title) : null,
    inField: ofWork ? IN_FIELD[values.inField] : null,
    isOwnHire: ofWork && values.isOwnHire,
    isFullTimeTerm: isTerm(values.kind) && values.isFullTimeTerm,
    basePay:
      amount === null
        ? null
        : { amount, currency: readCurrency(values.currency) ?? values.currency, period: values.period },
    startsOn: values.startsOn || null,
    place: orNull(values.place),
    source: values.source,
    evidence: orNull(values.evidence),
  };
}

/** Returns the fields of a correction that differ from the outcome. */
export function changedFields(values: EntryValues, outcome: EnteredOutcome) {
  const before: object = outcome;
  const after = { ...fieldsOf(values), ...(values.kind === "" ? {} : { kind: values.kind }) };
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<typeof after>;
}

/** Checks whether a kind is work for a term, which can be full-time. */
export function isTerm(kind: EntryValues["kind"]): boolean {
  return kind === "contract" || kind === "internship";
}

type Wrong = "kind" | "happenedOn" | "amount" | "currency" | "startsOn";

/** Returns the fields that are missing or can't be read. */
export function wrongIn(values: EntryValues, timeZone: string): ReadonlySet<Wrong> {
  const wrong = new Set<Wrong>();
  if (values.kind === "") wrong.add("kind");
  if (!isPastDay(values.happenedOn, timeZone)) wrong.add("happenedOn");
  if (values.startsOn !== "" && !isCalendarDay(values.startsOn)) wrong.add("startsOn");
  if (values.kind !== "" && isWork(values.kind) && values.amount.trim() !== "") {
    if (readSum(values.amount) === null) wrong.add("amount");
    if (readCurrency(values.currency) === null) wrong.add("currency");
  }
  return wrong;
}
