import { expect, test } from "vitest";
import { inputOf } from "./report-filter.ts";

test("the last 30 days end today, for a cohort as for everyone", () => {
  const range = { range: "30", since: "", until: "" } as const;
  expect(inputOf({ cohortId: null, ...range }, "2026-11-30")).toEqual({ since: "2026-11-01" });
  expect(inputOf({ cohortId: "coh_1", ...range }, "2026-11-30")).toEqual({
    cohortId: "coh_1",
    since: "2026-11-01",
  });
});
