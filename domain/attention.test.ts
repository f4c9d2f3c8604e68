import { expect, test } from "vitest";
import { type Applicant, ATTENTION_REASONS, attentionOf, isPlacementUnrecorded } from "./attention.ts";

const LEFT = "2026-10-01T00:00:00.000Z";
const AT = Date.parse("2026-11-22T12:00:00Z");
const applicant: Applicant = {
  joinedAt: "2026-06-01T00:00:00.000Z",
  needsAttention: ATTENTION_REASONS,
  totals: { offers: 0, accepted: 0 },
  upcomingInterviews: 0,
  cohorts: [
    { leftAt: null, departureReason: null },
    { leftAt: LEFT, departureReason: "withdrew" },
  ],
};
const reasonsOf = (known: Partial<Applicant>) => attentionOf({ ...applicant, ...known }, AT, true);

test("who joined long ago and has no job yet has the reasons that the interface tells", () => {
  expect(reasonsOf({})).toEqual(ATTENTION_REASONS);
});

test("who accepted a job or was placed needs nobody's attention", () => {
  expect(reasonsOf({ totals: { offers: 0, accepted: 1 } })).toEqual([]);
  expect(reasonsOf({ cohorts: [{ leftAt: LEFT, departureReason: "placed" }] })).toEqual([]);
});

test("nobody is late within 14 days after joining, and on the fifteenth they can be", () => {
  expect(reasonsOf({ joinedAt: "2026-11-08T12:00:01.000Z" })).toEqual([]);
  expect(reasonsOf({ joinedAt: "2026-11-08T12:00:00.000Z" })).toEqual(ATTENTION_REASONS);
});

test("an offer or an interview ahead is no lack of applications", () => {
  const others = ATTENTION_REASONS.filter((reason) => reason !== "no_applications_7_days");
  expect(reasonsOf({ totals: { offers: 1, accepted: 0 } })).toEqual(others);
  expect(reasonsOf({ upcomingInterviews: 1 })).toEqual(others);
});

test("who has left every cohort needs nobody's attention; who never was in one can", () => {
  expect(reasonsOf({ cohorts: [{ leftAt: LEFT, departureReason: "completed" }] })).toEqual([]);
  expect(reasonsOf({ cohorts: [] })).toEqual(ATTENTION_REASONS);
});

test("an accepted job is unrecorded as long as a cohort counts the applicant as searching", () => {
  const accepted = { totals: { offers: 0, accepted: 1 } };
  expect(isPlacementUnrecorded({ ...applicant, ...accepted })).toBe(true);
  expect(isPlacementUnrecorded(applicant)).toBe(false);
  const cohorts = [{ leftAt: LEFT, departureReason: "placed" }];
  expect(isPlacementUnrecorded({ ...accepted, cohorts })).toBe(false);
});

test("feedback is a reason only while an interview of an open card awaits it", () => {
  const others = ATTENTION_REASONS.filter((reason) => reason !== "interview_without_feedback");
  expect(attentionOf(applicant, AT, false)).toEqual(others);
});
