import { expect, test } from "vitest";
import { timesText } from "./spoken-time.ts";

const span = { scheduledAt: "2026-12-03T13:00:00.000Z", durationMinutes: 60 };
const late = { scheduledAt: "2026-12-03T22:15:00.000Z", durationMinutes: 60 };

test("times name their days only if the day beside them isn't theirs", () => {
  expect(timesText(span, "Europe/Berlin", "en-US")).toBe("2:00 – 3:00 PM");
  expect(timesText(span, "Europe/Berlin", "en-US", "America/New_York")).toBe("2:00 – 3:00 PM");
  expect(timesText(span, "Europe/Berlin", "en-US", "Pacific/Kiritimati")).toBe("Thu, Dec 3, 2:00 – 3:00 PM");
  expect(timesText(late, "Europe/Berlin", "en-US")).toBe("Thu, Dec 3, 11:15 PM – Fri, Dec 4, 12:15 AM");
});
