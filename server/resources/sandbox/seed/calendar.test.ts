import { expect, test } from "vitest";
import { Calendar } from "./seeding.ts";

test("appointments are in local working hours of working days, before or after today as requested", () => {
  for (let day = 1; day <= 14; day += 1) {
    const today = Date.UTC(2026, 10, day);
    const calendar = new Calendar(new Date(today));
    for (let daysAgo = -10; daysAgo <= 60; daysAgo += 1) {
      if (daysAgo === 0) continue;
      for (const timeZone of ["America/Los_Angeles", "Asia/Kolkata", "Europe/Oslo"]) {
        const at = calendar.appointment(daysAgo, day + daysAgo + 10, timeZone);
        const local = new Date(`${new Date(at).toLocaleString("sv-SE", { timeZone })}Z`.replace(" ", "T"));
        expect([1, 2, 3, 4, 5], at).toContain(local.getUTCDay());
        expect(local.getUTCHours(), at).toBeGreaterThanOrEqual(9);
        expect(local.getUTCHours(), at).toBeLessThan(16);
        expect(local.getUTCMinutes() % 15, at).toBe(0);
        expect(Math.sign(local.setUTCHours(0, 0, 0, 0) - today), at).toBe(-Math.sign(daysAgo));
      }
    }
  }
});
