import { expect, test } from "vitest";
import { filtered } from "#domain/roster-filter.ts";
import { FIELD_COLUMN, NO_COACH, NO_COHORT } from "#domain/values.ts";
import type { RosterRow } from "../roster-data.ts";
import { addressOf, countReasons, DEFAULT_FILTER, filterOf } from "./roster-filter.ts";

const NOBODY: RosterRow = {
  memberId: "",
  applicantEmail: "",
  applicantDisplayName: null,
  joinedAt: "2026-01-01T00:00:00.000Z",
  studentId: null,
  fields: {},
  cohorts: [],
  coaches: [],
  shares: [],
  totals: { applications: 0, applied: 0, interviewing: 0, offers: 0, accepted: 0, rejected: 0 },
  upcomingInterviews: 0,
  lastActivityAt: null,
  lastAppliedAt: null,
  needsAttention: [],
  handled: null,
};
const stint = { joinedAt: "2026-01-01T00:00:00.000Z", leftAt: null, departureReason: null };
const ada = {
  ...NOBODY,
  applicantEmail: "ada@people.example",
  applicantDisplayName: "Ada Kern",
  lastActivityAt: "2026-11-20T00:00:00.000Z",
  cohorts: [{ ...stint, id: "coh_1", name: "Autumn" }],
  coaches: [{ id: "mem_1", name: "Sofia" }],
  studentId: "00123",
  fields: { program: "Design" },
};
const bo = {
  ...NOBODY,
  applicantEmail: "bo@people.example",
  needsAttention: ["no_activity_14_days" as const, "no_applications_7_days" as const],
  lastActivityAt: "2026-10-01T00:00:00.000Z",
  cohorts: [{ ...stint, id: "coh_1", name: "Autumn", leftAt: "2026-02-01T00:00:00.000Z" }],
};
const cy = { ...NOBODY, applicantEmail: "cy@people.example", needsAttention: ["no_share" as const] };
const all = [ada, bo, cy];
const emails = (filter: object) =>
  filtered(all, { ...DEFAULT_FILTER, ...filter }).map(({ applicantEmail }) => applicantEmail.split("@")[0]);

test("applicants who need the most attention come first, and among them the longest inactive", () => {
  expect(emails({})).toEqual(["bo", "cy", "ada"]);
  expect(emails({ sort: "name" })).toEqual(["ada", "bo", "cy"]);
  expect(emails({ sort: "quiet" })).toEqual(["cy", "bo", "ada"]);
});

test("reasons, cohort, and text narrow the roster together, and an ended membership doesn't count as a cohort", () => {
  expect(emails({ attention: ["no_share", "no_applications_7_days"] })).toEqual(["bo", "cy"]);
  expect(emails({ cohortId: "coh_1" })).toEqual(["ada"]);
  expect(emails({ cohortId: NO_COHORT })).toEqual(["bo", "cy"]);
  expect(emails({ state: "searching" })).toEqual(["cy", "ada"]);
  expect(emails({ state: "left" })).toEqual(["bo"]);
  expect(emails({ coachId: "mem_1" })).toEqual(["ada"]);
  expect(emails({ coachId: NO_COACH })).toEqual(["bo", "cy"]);
  expect(emails({ search: "KERN ada" })).toEqual(["ada"]);
  expect(emails({ search: "00123" })).toEqual(["ada"]);
  expect(emails({ fields: { program: "Design" } })).toEqual(["ada"]);
  expect(emails({ fields: { program: "" } })).toEqual(["bo", "cy"]);
  expect(emails({ search: "people.example", cohortId: NO_COHORT, attention: ["no_share"] })).toEqual(["cy"]);
  expect(countReasons(all).get("no_share")).toBe(1);
});

test("a range of days selects the applicants whose day is in it, both ends included", () => {
  const on = (applicantEmail: string, graduation: string) => ({
    ...NOBODY,
    applicantEmail,
    fields: { graduation },
  });
  const rows = [
    on("may@x", "2027-05-31"),
    on("june@x", "2027-06-01"),
    { ...NOBODY, applicantEmail: "none@x" },
  ];
  const within = (graduation: string) =>
    filtered(rows, { ...DEFAULT_FILTER, sort: "name", fields: { graduation } }).map(
      (row) => row.applicantEmail,
    );
  expect(within("2027-05-31..2027-06-01")).toEqual(["june@x", "may@x"]);
  expect(within("2027-06-01..")).toEqual(["june@x"]);
  expect(within("..2027-05-31")).toEqual(["may@x"]);
  expect(within("..")).toEqual(["june@x", "may@x"]);
  expect(within("2027-05-31")).toEqual(["may@x"]);
});

test("a column of a field sorts by its values, with applicants without one last", () => {
  expect(emails({ sort: `${FIELD_COLUMN}program` })).toEqual(["ada", "bo", "cy"]);
  const cy2 = { ...cy, fields: { program: "Cooking" } };
  const sorted = filtered([bo, ada, cy2], { ...DEFAULT_FILTER, sort: `${FIELD_COLUMN}program` });
  expect(sorted.map(({ applicantEmail }) => applicantEmail)).toEqual(
    [cy2, ada, bo].map((row) => row.applicantEmail),
  );
  const filter = { ...DEFAULT_FILTER, sort: `${FIELD_COLUMN}program` as const };
  expect(filterOf(addressOf(filter))).toEqual(filter);
});

test("an applicant with the newest change or message comes first, and one without news last", () => {
  const wrote = { ...cy, newsAt: "2026-11-21T00:00:00.000Z" };
  const moved = { ...bo, newsAt: "2026-11-20T00:00:00.000Z" };
  const sorted = filtered([ada, moved, wrote], { ...DEFAULT_FILTER, sort: "news" });
  expect(sorted).toEqual([wrote, moved, ada]);
});

test("an address contains a filter, and invalid values fall back to the default", () => {
  const filter = {
    attention: ["no_share" as const],
    cohortId: "coh_1",
    coachId: "mem_1",
    state: "placed" as const,
    fields: { program: "Design", exit: "" },
    search: "kim",
    sort: "joined" as const,
  };
  expect(filterOf(addressOf(filter))).toEqual(filter);
  expect(addressOf(DEFAULT_FILTER).toString()).toBe("");
  expect(filterOf(new URLSearchParams("attention=nothing&sort=sideways"))).toEqual(DEFAULT_FILTER);
});

test("a heading sorts by its figure, highest first, with applicants who share nothing last", () => {
  const share = { shareId: "shr_1", boardId: "brd_1", boardName: "B", isActive: true, applicationCount: 1 };
  const shares = [{ ...share, lastActivityAt: null }];
  const hired = { ...NOBODY, applicantEmail: "c@x", shares, totals: { ...NOBODY.totals, accepted: 1 } };
  const none = { ...NOBODY, applicantEmail: "b@x", shares };
  const hidden = { ...NOBODY, applicantEmail: "a@x" };
  const sorted = filtered([hidden, none, hired], { ...DEFAULT_FILTER, sort: "accepted" });
  expect(sorted.map(({ applicantEmail }) => applicantEmail)).toEqual(["c@x", "b@x", "a@x"]);
});
