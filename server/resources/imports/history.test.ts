import { expect, test } from "vitest";
import type { Status } from "#domain/values.ts";
import { periodsOf } from "./history.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const at = (day: string) => `2026-${day}T00:00:00.000Z`;
type RowHistory = Parameters<typeof periodsOf>[0];

/** Returns a short text for the status periods of a row. */
function textOf(status: Status, applicationDate: string | null, related: RowHistory["related"]): string {
  return periodsOf({ status, applicationDate, related }, NOW)
    .map(
      (period) =>
        `${period.status} ${period.enteredAt === NOW.toISOString() ? "now" : period.enteredAt.slice(5, 10)}`,
    )
    .join(", ");
}

test.each<[string, Status, string | null, RowHistory["related"], string]>([
  ["nothing: it begins now", "offer", null, {}, "offer now"],
  ["when it was saved", "saved", null, { savedAt: at("08-20") }, "saved 08-20"],
  ["when it was applied for", "applied", at("09-01"), {}, "applied 09-01"],
  ["both", "applied", at("09-01"), { savedAt: at("08-20") }, "saved 08-20, applied 09-01"],
  [
    "a record made later than it was applied for",
    "applied",
    at("09-01"),
    { savedAt: at("10-01") },
    "applied 09-01",
  ],
  [
    "when a card further on was added, and no more",
    "offer",
    null,
    { savedAt: at("08-20") },
    "saved 08-20, offer now",
  ],
  [
    "applied, and a column since a day",
    "offer",
    at("09-01"),
    { statusSince: at("10-01") },
    "applied 09-01, offer 10-01",
  ],
  ["applied, and a column without a day", "archived", at("09-01"), {}, "applied 09-01, archived now"],
  ["applied, an offer, and no day of it", "offer", at("09-01"), {}, "applied 09-01, offer now"],
  [
    "applied without a day, and when it was added",
    "applied",
    null,
    { savedAt: at("08-20") },
    "saved 08-20, applied now",
  ],
  [
    "a column since before it was applied for",
    "offer",
    at("09-01"),
    { statusSince: at("08-01") },
    "applied 09-01, offer 09-01",
  ],
  [
    "a history in any order",
    "offer",
    null,
    {
      history: [
        { status: "offer", at: at("10-01") },
        { status: "applied", at: at("09-01") },
      ],
    },
    "applied 09-01, offer 10-01",
  ],
  [
    "a history that ends elsewhere than the card is",
    "rejected",
    null,
    { history: [{ status: "applied", at: at("09-01") }], statusSince: at("09-20") },
    "applied 09-01, rejected 09-20",
  ],
  [
    "one column twice in a row",
    "applied",
    null,
    {
      history: [
        { status: "applied", at: at("09-01") },
        { status: "applied", at: at("09-05") },
      ],
    },
    "applied 09-01",
  ],
  [
    "days to come",
    "offer",
    at("09-01"),
    { history: [{ status: "interviewing", at: at("12-01") }], statusSince: at("12-24") },
    "applied 09-01, interviewing now, offer now",
  ],
])("a row that says %s", (_what, status, applicationDate, related, periods) => {
  expect(textOf(status, applicationDate, related)).toBe(periods);
});
