import type { Examples } from "#server/resources/example-rows.ts";
import type { preferences } from "./contract.ts";

export const examples: Examples<typeof preferences> = {
  save: () => [
    { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon", timeZone: "Europe/Berlin" },
  ],
  prefill: () => [{ timeZone: "Europe/Berlin", language: "de-DE" }],
  getNotifications: () => [{}],
  setDigest: () => [{ digest: { weekday: 5, hour: 8 } }],
  setNotification: () => [{ kind: "coach_notes", isOn: false }],
};
