import { readPlace } from "#domain/place-in-text.ts";
import {
  isWork,
  type OutcomeKind,
  type OutcomeLayout,
  type OutcomePayPeriod,
  PAY_PERIODS_A_YEAR,
} from "./kinds.ts";

/** A person with the outcome that counts and the facts in staff's records. */
export type OutcomeFileRow = {
  readonly applicantEmail: string;
  readonly applicantDisplayName: string | null;
  /** The email address in staff's records. */
  readonly keptEmail: string | null;
  readonly studentId: string | null;
  readonly program: string | null;
  readonly degree: string | null;
  readonly graduation: string | null;
  readonly organizationName: string;
  readonly cohortName: string;
  readonly joinedAt: string;
  readonly leftAt: string | null;
  readonly departureReason: string | null;
  readonly intent: string | null;
  readonly figure: string;
  readonly outcome: {
    readonly id: string;
    readonly kind: OutcomeKind;
    readonly happenedOn: string;
    readonly employer: string | null;
    readonly title: string | null;
    readonly inField: boolean | null;
    readonly isOwnHire: boolean;
    readonly isFullTimeTerm: boolean;
    readonly basePay: { amount: number; currency: string; period: OutcomePayPeriod } | null;
    readonly startsOn: string | null;
    readonly place: string | null;
    readonly source: string;
    readonly evidence: string | null;
    /** The name of the file that documents the outcome. */
    readonly proof: string | null;
    /** The card from which the outcome was recorded. */
    readonly applicationId: string | null;
    readonly recordedAt: string;
    readonly recordedByName: string;
    readonly updatedAt: string;
    /** Why the applicant contests the outcome. */
    readonly contest: string | null;
    readonly contestedAt: string | null;
  } | null;
};

type Cell = string | number | boolean | null;
type Column = {
  /** The heading, byte for byte as the other system reads it. */
  readonly heading: string;
  readonly dates?: "day" | "instant";
  readonly value: (row: OutcomeFileRow) => Cell;
};
type Layout = {
  /** The page that documents the headings; null for our own layout. */
  readonly source: string | null;
  /** True if a row needs a known outcome, because the other system requires its type. */
  readonly needsOutcome: boolean;
  readonly columns: readonly Column[];
};

/** Returns base pay for a year of full-time work, to the cent. */
function annualPay({ outcome }: OutcomeFileRow): number | null {
  if (!outcome?.basePay) return null;
  const { amount, period } = outcome.basePay;
  return Math.round(amount * PAY_PERIODS_A_YEAR[period] * 100) / 100;
}

type Outcome = NonNullable<OutcomeFileRow["outcome"]>;

const of = (heading: string, value: Column["value"], dates?: Column["dates"]): Column => ({
  heading,
  value,
  ...(dates ? { dates } : {}),
});
/** A column with a field of the outcome, or empty if `applies` is false for the outcome. */
const ofOutcome = (
  heading: string,
  value: (outcome: Outcome) => Cell,
  applies: (outcome: Outcome) => boolean = () => true,
  dates?: Column["dates"],
) => of(heading, ({ outcome }) => (outcome && applies(outcome) ? value(outcome) : null), dates);

const works = ({ kind }: Outcome) => isWork(kind);
const studies = ({ kind }: Outcome) => kind === "study";
const country = ({ place }: Outcome) => (place === null ? null : (readPlace(place).place.country ?? null));
const state = ({ place }: Outcome) => (place === null ? null : (readPlace(place).place.state ?? null));
const keptEmail = ({ keptEmail: kept, applicantEmail }: OutcomeFileRow) => kept ?? applicantEmail;

const UCONNECT_TYPES: Readonly<Record<OutcomeKind, string>> = {
  full_time: "Employed Full Time",
  part_time: "Employed Part Time",
  // uConnect counts every type that contains this word as employed.
  contract: "Employed",
  internship: "Employed",
  own_venture: "Employed",
  study: "Continuing Education",
  service: "Volunteer Service",
  military: "Military Service",
  seeking: "Seeking Employment",
  not_seeking: "Not Seeking",
  unknown: "",
};

const HANDSHAKE_TYPES: Readonly<Record<OutcomeKind, string>> = {
  full_time: "Working",
  part_time: "Working",
  contract: "Working",
  internship: "Working",
  own_venture: "Working",
  study: "Continuing Education",
  service: "Volunteering",
  military: "Military",
  seeking: "Still Looking",
  not_seeking: "Not Seeking",
  unknown: "",
};

/** The layouts. Each has only headings that its documentation names. */
export const LAYOUTS: Readonly<Record<OutcomeLayout, Layout>> = {
  all: {
    source: null,
    needsOutcome: false,
    columns: [
      of("applicantEmail", (row) => row.applicantEmail),
      of("applicantDisplayName", (row) => row.applicantDisplayName),
      of("keptEmail", (row) => row.keptEmail),
      of("studentId", (row) => row.studentId),
      of("program", (row) => row.program),
      of("degree", (row) => row.degree),
      of("graduation", (row) => row.graduation, "day"),
      of("cohort", (row) => row.cohortName),
      of("joinedAt", (row) => row.joinedAt, "instant"),
      of("leftAt", (row) => row.leftAt, "instant"),
      of("departureReason", (row) => row.departureReason),
      of("intent", (row) => row.intent),
      of("figure", (row) => row.figure),
      ofOutcome("outcomeId", ({ id }) => id),
      ofOutcome("kind", ({ kind }) => kind),
      ofOutcome("happenedOn", ({ happenedOn }) => happenedOn, undefined, "day"),
      ofOutcome("employer", ({ employer }) => employer),
      ofOutcome("title", ({ title }) => title),
      ofOutcome("inField", ({ inField }) => inField),
      ofOutcome("isOwnHire", ({ isOwnHire }) => isOwnHire),
      ofOutcome("isFullTimeTerm", ({ isFullTimeTerm }) => isFullTimeTerm),
      ofOutcome("payAmount", ({ basePay }) => basePay?.amount ?? null),
      ofOutcome("payCurrency", ({ basePay }) => basePay?.currency ?? null),
      ofOutcome("payPeriod", ({ basePay }) => basePay?.period ?? null),
      of("annualPay", annualPay),
      ofOutcome("startsOn", ({ startsOn }) => startsOn, undefined, "day"),
      ofOutcome("place", ({ place }) => place),
      ofOutcome("source", ({ source }) => source),
      ofOutcome("evidence", ({ evidence }) => evidence),
      ofOutcome("proof", ({ proof }) => proof),
      ofOutcome("applicationId", ({ applicationId }) => applicationId),
      ofOutcome("recordedAt", ({ recordedAt }) => recordedAt, undefined, "instant"),
      ofOutcome("recordedByName", ({ recordedByName }) => recordedByName),
      ofOutcome("updatedAt", ({ updatedAt }) => updatedAt, undefined, "instant"),
      ofOutcome("contest", ({ contest }) => contest),
      ofOutcome("contestedAt", ({ contestedAt }) => contestedAt, undefined, "instant"),
    ],
  },
  uconnect: {
    source: "https://clients.gouconnect.com/career-outcomes-data-format-first-destination-data/",
    needsOutcome: true,
    columns: [
      of("Academic Division/School", (row) => row.organizationName),
      of("Program Name/Major", (row) => row.program ?? row.cohortName),
      of("Degree Level", (row) => row.degree),
      of("Graduation Date", ({ graduation, leftAt }) => yearOf(graduation ?? leftAt)),
      ofOutcome("Outcome Type", ({ kind, isFullTimeTerm }) =>
        isFullTimeTerm && (kind === "contract" || kind === "internship")
          ? UCONNECT_TYPES.full_time
          : UCONNECT_TYPES[kind],
      ),
      ofOutcome("Employing Organization", ({ employer }) => employer, works),
      ofOutcome("Position Location - Country", country, works),
      ofOutcome("Position Location - State", state, works),
      // uConnect reads US dollars only.
      of("Annual Base Salary", (row) => (row.outcome?.basePay?.currency === "USD" ? annualPay(row) : null)),
      ofOutcome("Name of Institution", ({ employer }) => employer, studies),
      ofOutcome("Location of Institution - Country", country, studies),
      ofOutcome("Location of Institution - State", state, studies),
      ofOutcome("Program/Field of Study", ({ title }) => title, studies),
      of("Degree to be earned", () => null),
    ],
  },
  twelve_twenty: {
    source: "https://12twenty.zendesk.com/hc/en-us/articles/4413526116499",
    needsOutcome: true,
    columns: [
      of("Student Identifier", keptEmail),
      ofOutcome("Outcome Type", ({ kind }) => UCONNECT_TYPES[kind]),
      // Each site has its own phases, which we don't know.
      of("Job Phase", () => null),
      ofOutcome("Job/Offer Status", () => "Accepted", works),
      ofOutcome("Reported Date", ({ recordedAt }) => recordedAt.slice(0, 10), undefined, "day"),
      ofOutcome("Knowledge Source", ({ source }) => source),
      ofOutcome("Employer", ({ employer }) => employer, works),
      ofOutcome("Start Date", ({ startsOn }) => startsOn, undefined, "day"),
      of("End Date", () => null),
    ],
  },
  handshake: {
    source: "https://support.joinhandshake.com/hc/en-us/articles/360000697048",
    needsOutcome: true,
    columns: [
      of("student_email", keptEmail),
      ofOutcome("first_destination_response_type_name", ({ kind }) => HANDSHAKE_TYPES[kind]),
      of("email_address", (row) => row.applicantEmail),
    ],
  },
};

function yearOf(day: string | null): number | null {
  const year = Number(day?.slice(0, 4));
  return Number.isInteger(year) && year > 0 ? year : null;
}

/** Checks whether a file of the layout has a row for a person. */
export function isInLayout(layout: OutcomeLayout, { outcome }: OutcomeFileRow): boolean {
  return !LAYOUTS[layout].needsOutcome || (outcome !== null && outcome.kind !== "unknown");
}
