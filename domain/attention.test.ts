import { expect, test } from "vitest";
import {
  type Applicant,
  ATTENTION_REASONS,
  byFlag,
  flagged,
  flagsOf,
  isPlacementUnrecorded,
  newsAt,
  searchStateOf,
} from "./attention.ts";

const LEFT = "2026-10-01T00:00:00.000Z";
const AT = Date.parse("2026-11-22T12:00:00Z");
const applicant: Applicant = {
  joinedAt: "2026-06-01T00:00:00.000Z",
  lastActivityAt: "2026-11-02T08:00:00.000Z",
  lastAppliedAt: "2026-10-20T08:00:00.000Z",
  needsAttention: ATTENTION_REASONS,
  totals: { offers: 0, accepted: 0 },
  upcomingInterviews: 0,
  handled: null,
  cohorts: [
    { leftAt: null, departureReason: null },
    { leftAt: LEFT, departureReason: "withdrew" },
  ],
};
const OWED = "2026-11-20T10:00:00.000Z";
const flagsWith = (known: Partial<Applicant>) => flagsOf({ ...applicant, ...known }, AT, OWED);
const reasonsOf = (known: Partial<Applicant>) => flagsWith(known).map(({ reason }) => reason);

test("an applicant who joined long ago and has no job has all reasons that the API reports", () => {
  expect(reasonsOf({})).toEqual(ATTENTION_REASONS);
});

test("an applicant who was placed and is in a cohort again needs attention again", () => {
  const again = [
    { leftAt: LEFT, departureReason: "placed" },
    { leftAt: null, departureReason: null },
  ];
  expect(reasonsOf({ cohorts: again })).toEqual(ATTENTION_REASONS);
});

test("an applicant who accepted a job or was placed needs no attention", () => {
  expect(reasonsOf({ totals: { offers: 0, accepted: 1 } })).toEqual([]);
  expect(reasonsOf({ cohorts: [{ leftAt: LEFT, departureReason: "placed" }] })).toEqual([]);
});

test("no one is late in the first 14 days after joining, but may be on day 15", () => {
  expect(reasonsOf({ joinedAt: "2026-11-08T12:00:01.000Z" })).toEqual([]);
  expect(reasonsOf({ joinedAt: "2026-11-08T12:00:00.000Z" })).toEqual(ATTENTION_REASONS);
});

test("an offer or an upcoming interview outweighs a lack of applications", () => {
  const others = ATTENTION_REASONS.filter((reason) => reason !== "no_applications_7_days");
  expect(reasonsOf({ totals: { offers: 1, accepted: 0 } })).toEqual(others);
  expect(reasonsOf({ upcomingInterviews: 1 })).toEqual(others);
});

test("an applicant who left every cohort needs no attention, but one who was never in a cohort may", () => {
  expect(reasonsOf({ cohorts: [{ leftAt: LEFT, departureReason: "completed" }] })).toEqual([]);
  expect(reasonsOf({ cohorts: [] })).toEqual(ATTENTION_REASONS);
});

test("an accepted job is unrecorded while a cohort counts the applicant as searching", () => {
  const accepted = { totals: { offers: 0, accepted: 1 } };
  expect(isPlacementUnrecorded({ ...applicant, ...accepted })).toBe(true);
  expect(isPlacementUnrecorded(applicant)).toBe(false);
  const cohorts = [{ leftAt: LEFT, departureReason: "placed" }];
  expect(isPlacementUnrecorded({ ...accepted, cohorts })).toBe(false);
});

test("missing feedback is a reason only while an interview of an open card awaits it", () => {
  const others = ATTENTION_REASONS.filter((reason) => reason !== "interview_without_feedback");
  expect(flagsOf(applicant, AT, undefined).map(({ reason }) => reason)).toEqual(others);
});

test.each<[string, Partial<Applicant>, string[]]>([
  ["the last such act", {}, ["2026-06-15", "2026-11-16", "2026-10-27", "2026-11-21"]],
  [
    "joining, if there was never such an act",
    { lastActivityAt: null, lastAppliedAt: null },
    ["2026-06-15", "2026-06-15", "2026-06-15", "2026-11-21"],
  ],
  [
    "a mark by staff that has ended",
    { handled: { until: "2026-11-18T00:00:00.000Z" } },
    ["2026-11-18", "2026-11-18", "2026-11-18", "2026-11-21"],
  ],
])("a flag begins when its time limit has passed after %s", (_, known, days) => {
  expect(flagsWith(known).map(({ since }) => since.slice(0, 10))).toEqual(days);
});

test("the newest flag comes first, and applicants without a flag come last", () => {
  const at = (known: Partial<Applicant>, owed?: string) => flagged({ ...applicant, ...known }, AT, owed);
  const [owing, quiet, fine] = [at({}, OWED), at({}), at({ needsAttention: [] }, OWED)];
  expect([fine, quiet, owing].toSorted(byFlag)).toEqual([owing, quiet, fine]);
  expect([owing.flaggedAt, fine.flaggedAt]).toEqual(["2026-11-21T10:00:00.000Z", null]);
});

test("an applicant who was contacted or snoozed needs attention again at the instant when the mark ends", () => {
  expect(reasonsOf({ handled: { until: "2026-11-22T12:00:00.001Z" } })).toEqual([]);
  expect(reasonsOf({ handled: { until: "2026-11-22T12:00:00.000Z" } })).toEqual(ATTENTION_REASONS);
});

test.each([
  ["searching", { accepted: 0 }, []],
  ["accepted_not_recorded", { accepted: 1 }, []],
  ["searching", { accepted: 0 }, [null, "placed"]],
  ["accepted_not_recorded", { accepted: 1 }, [null, "withdrew"]],
  ["placed", { accepted: 1 }, ["placed", "withdrew"]],
  ["left", { accepted: 1 }, ["withdrew"]],
] as const)("a search is %s with %o and memberships that ended as %j", (state, { accepted }, ended) => {
  const cohorts = ended.map((departureReason) => ({
    departureReason,
    leftAt: departureReason === null ? null : LEFT,
  }));
  expect(searchStateOf({ totals: { offers: 0, accepted }, cohorts })).toBe(state);
});

test("news is the newest change or message since the last look, or in the last two weeks without one", () => {
  const at = Date.parse("2026-11-20T00:00:00.000Z");
  const [before, look, after, last] = [1, 5, 10, 12].map((day) =>
    new Date(Date.UTC(2026, 10, day)).toISOString(),
  ) as [string, string, string, string];
  const news = (lastActivityAt: string | null, lookedAt: string | null, repliedAt: string | null = null) =>
    newsAt({ lastActivityAt }, { lookedAt, repliedAt }, at);
  expect(news(after, look)).toBe(after);
  expect(news(before, look)).toBeNull();
  expect(news(look, look)).toBeNull();
  expect(news(null, look)).toBeNull();
  expect(news(null, look, after)).toBe(after);
  expect(news(after, look, last)).toBe(last);
  expect(news(last, look, after)).toBe(last);
  expect(news(before, look, after)).toBe(after);
  expect(news(before, null)).toBeNull();
  expect(news(after, null)).toBe(after);
  expect(newsAt({ lastActivityAt: after }, undefined, at)).toBe(after);
});
