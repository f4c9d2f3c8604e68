import { expect, test } from "vitest";
import { readQuickTask } from "./quick-task.ts";
import { QUICK_WORDS } from "./quick-words.ts";

/** A Thursday. */
const reader = { words: QUICK_WORDS.en, today: "2026-11-26", time: "10:00", order: "month" } as const;

test.each([
  ["call Els tomorrow 3pm", "call Els", "2026-11-27", "15:00", null],
  ["Call Els at 3 tomorrow", "Call Els", "2026-11-27", "15:00", null],
  ["tomorrow: send the portfolio", "send the portfolio", "2026-11-27", null, null],
  ["Review my search every Friday at 16:30", "Review my search", "2026-11-27", "16:30", "weekly"],
  ["pay the insurance monthly", "pay the insurance", "2026-11-26", null, "monthly"],
  ["call at 9am", "call", "2026-11-27", "09:00", null],
  ["call at 11.30 a.m.", "call", "2026-11-26", "11:30", null],
  ["lunch with Dana on Monday at noon", "lunch with Dana", "2026-11-30", "12:00", null],
  ["ask again next Thursday", "ask again", "2026-12-03", null, null],
  ["ask again in two weeks", "ask again in two weeks", null, null, null],
  ["ask again in 2 weeks", "ask again", "2026-12-10", null, null],
  ["ask again next week", "ask again", "2026-12-03", null, null],
  ["ask in a month", "ask", "2026-12-26", null, null],
  ["sign by Dec 3", "sign", "2026-12-03", null, null],
  ["sign on 3 January", "sign", "2027-01-03", null, null],
  ["sign on 1/2", "sign", "2027-01-02", null, null],
  ["sign on 2026-12-24 8:15", "sign", "2026-12-24", "08:15", null],
  ["Send 3 samples to Monika", "Send 3 samples to Monika", null, null, null],
  ["meet at 45 Main Street", "meet at 45 Main Street", null, null, null],
  ["tomorrow", "tomorrow", null, null, null],
])("%s", (line, text, day, time, repeat) => {
  expect(readQuickTask(line, reader)).toEqual({ text, day, time, repeat });
});

test("digits are read in the order of the reader's region", () => {
  expect(readQuickTask("sign on 1/2", { ...reader, order: "day" }).day).toBe("2027-02-01");
});
