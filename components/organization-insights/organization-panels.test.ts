import { createFormatter, createTranslator } from "next-intl";
import { expect, test } from "vitest";
import messages from "../../messages/en/organization-insights.json" with { type: "json" };
import { figureTiles, populationsText } from "./figure-tiles.ts";
import {
  attentionPanel,
  movementPanel,
  type OrganizationInsights,
  type ReportTexts,
  totalsPanel,
} from "./organization-panels.ts";

const wordsOf = (about: Pick<ReportTexts, "isOneCohort" | "isRange">): ReportTexts => ({
  t: createTranslator({
    locale: "en-US",
    messages: { organizationInsights: messages },
    namespace: "organizationInsights",
  }),
  statusName: (status) => status,
  format: createFormatter({ locale: "en-US", timeZone: "UTC" }),
  roster: () => "/o/harbor",
  open: () => {},
  ...about,
});

/** A finished cohort: it has no current members, and 22 ended memberships. 20 of the 21 that count ended as placed. */
const past = {
  id: "coh_1",
  name: "Spring",
  archivedAt: null,
  applicants: 0,
  sharing: 0,
  ended: 22,
  placements: 20,
  placementRate: { rate: 20 / 21, n: 21 },
  daysToPlacement: { median: 61.2, n: 20 },
};
const none = { saved: 0, applied: 0, interviewing: 0, offer: 0, accepted: 0, rejected: 0, archived: 0 };
const insights: OrganizationInsights = {
  ...past,
  attention: {
    no_share: 0,
    no_activity_14_days: 0,
    no_applications_7_days: 0,
    interview_without_feedback: 0,
  },
  totals: none,
  weeklyMovement: ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"].map((weekStartsOn) => ({
    weekStartsOn,
    applied: 1,
    interviewing: 0,
    offers: 0,
    accepted: 0,
  })),
  cohorts: [past],
};

test("each figure says whom it counts: current applicants, or memberships that ended", () => {
  const words = wordsOf({ isOneCohort: true, isRange: false });
  expect(figureTiles(insights, words).map(({ label, value, hint }) => [label, value, hint])).toEqual([
    ["In the cohort now", "0", "0 of 0 sharing a board"],
    ["Placements", "20", "Of 21 memberships that ended, not counting withdrawals"],
    [
      "Placement rate",
      "95%",
      "20 of 21 that ended, not counting withdrawals. 0 of 22 memberships still open.",
    ],
    ["Median days to placement", "61", "From joining a cohort to placement, of 20 placements"],
  ]);
  expect(populationsText(insights, words)).toBe(
    "Applicants, attention, and cards cover the 0 people in the cohort now. Placements, rate, and days cover the 21 memberships that ended, not counting withdrawals.",
  );
  expect(attentionPanel(insights, words).about).toBe("Applicants by reason, of the 0 in the cohort now");
  expect(totalsPanel(insights, words).about).toBe("Cards now, on boards shared by 0 of 0 applicants");
});

test("with a date range, each figure says whether it follows the range", () => {
  const words = wordsOf({ isOneCohort: false, isRange: true });
  const open = { ...past, id: "coh_2", applicants: 8, ended: 0 };
  const all = { ...insights, applicants: 9, sharing: 3, cohorts: [past, open] };
  expect(figureTiles(all, words).map(({ label, hint }) => [label, hint])).toEqual([
    ["Applicants now", "3 of 9 sharing a board"],
    ["Placements", "Of 21 memberships that ended in this date range, not counting withdrawals"],
    [
      "Placement rate",
      "20 of 21 that ended in this date range, not counting withdrawals. 8 memberships are open now, regardless of the date range.",
    ],
    ["Median days to placement", "From joining a cohort to placement in this date range, of 20 placements"],
  ]);
  expect(populationsText(all, words)).toBe(
    "Applicants, attention, and cards cover the 9 applicants now, regardless of the date range. Placements, rate, and days cover the 21 memberships that ended in this date range, not counting withdrawals.",
  );
  expect(attentionPanel(all, words).about).toBe("Applicants by reason, of the 9 in the organization now");
});

test("a week that the date range cuts, or that isn't over, is labeled as partial in the table and the chart", () => {
  const words = wordsOf({ isOneCohort: false, isRange: true });
  const weeks = (span: Parameters<typeof movementPanel>[2]) => {
    const { rows, chart } = movementPanel(insights, words, span);
    const named = rows.map(([week]) => week?.text).toReversed();
    expect("marks" in chart && chart.marks.map(({ label }) => label)).toEqual(named);
    return named;
  };
  expect(weeks({ today: "2026-11-24" })).toEqual(["Nov 2", "Nov 9", "Nov 16", "Nov 23 (partial)"]);
  expect(weeks({ today: "2026-12-24", since: "2026-11-04", until: "2026-11-29" })).toEqual([
    "Nov 2 (partial)",
    "Nov 9",
    "Nov 16",
    "Nov 23",
  ]);
  expect(weeks({ today: "2026-12-24", since: "2026-11-02", until: "2026-11-28" })).toEqual([
    "Nov 2",
    "Nov 9",
    "Nov 16",
    "Nov 23 (partial)",
  ]);
});
