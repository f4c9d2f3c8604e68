import { expect, test } from "vitest";
import { spreadsheetTime } from "./use-audit-log.ts";

test("a saved log has the times of the page, in the form that spreadsheets read", () => {
  const at = new Date("2026-11-22T23:05:09Z");
  expect(spreadsheetTime(at, "Europe/Berlin")).toBe("2026-11-23 00:05:09");
  expect(spreadsheetTime(at, "America/Los_Angeles")).toBe("2026-11-22 15:05:09");
});
