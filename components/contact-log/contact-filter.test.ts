import { expect, test } from "vitest";
import { addressOf, contactFilterOf, narrowedTo } from "./contact-filter.ts";

const ALL = contactFilterOf(new URLSearchParams(), new Set());

test("a month's total opens the contacts of its days, within the days of the filter", () => {
  expect(narrowedTo(ALL, "month", "2028-02")).toEqual({ ...ALL, since: "2028-02-01", until: "2028-02-29" });
  const days = { ...ALL, since: "2026-11-10", until: "2026-12-20" };
  expect(narrowedTo(days, "month", "2026-11")).toEqual({ ...days, until: "2026-11-30" });
  expect(narrowedTo(days, "month", "2026-12")).toEqual({ ...days, since: "2026-12-01" });
});

test("a total's filter is in the page's address, in addition to the existing filter", () => {
  const narrowed = narrowedTo({ ...ALL, coachId: "mem_1" }, "topic", "offer");
  expect(addressOf(narrowed).toString()).toBe("coach=mem_1&topic=offer");
  expect(contactFilterOf(addressOf(narrowed), new Set(["mem_1"]))).toEqual(narrowed);
});
