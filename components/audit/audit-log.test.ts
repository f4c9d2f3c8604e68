import { expect, test } from "vitest";
import { inputOf, WHOLE_LOG } from "./audit-log.ts";

const requestFor = (since: string, until: string) =>
  inputOf({
    organizationSlug: "harbor",
    filter: { ...WHOLE_LOG, since, until },
    timeZone: "Europe/Amsterdam",
  });

test("days are requested from midnight to midnight in the reader's time zone", () => {
  expect(requestFor("2026-11-20", "2026-11-20")).toEqual({
    organizationSlug: "harbor",
    since: "2026-11-19T23:00:00.000Z",
    before: "2026-11-20T23:00:00.000Z",
  });
});

test("typed text that isn't a day narrows nothing", () => {
  expect(requestFor("99/99/2026", "soon")).toEqual({ organizationSlug: "harbor" });
});
