import { z } from "zod";
import { SWITCHED_NOTIFICATIONS } from "#domain/notifications.ts";
import { DATE_ORDERS, HOUR_CYCLES, WEEK_STARTS } from "#domain/region.ts";
import { timeZone } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

const region = {
  dateOrder: z.enum(DATE_ORDERS),
  hourCycle: z.enum(HOUR_CYCLES),
  weekStart: z.enum(WEEK_STARTS),
};

const Notification = z.enum(SWITCHED_NOTIFICATIONS);

const DigestPlan = z.strictObject({
  weekday: z.int().min(0).max(6).nullable().describe("0 is Sunday; null for every day."),
  hour: z.int().min(0).max(23).describe("The hour in the person's time zone."),
});

/** The kinds of email that the person turned off, and when they get the digest, if they do. */
const Notifications = z.object({ muted: z.array(Notification), digest: DigestPlan.nullable() });
export type Notifications = z.infer<typeof Notifications>;

export const preferences = defineOperations("preferences", {
  save: {
    ...PAGES.callerChange,
    input: z.strictObject({ ...region, timeZone: timeZone() }),
  },
  prefill: {
    ...PAGES.ownChange,
    // The calling page shows the browser's settings until then.
    silent: true,
    input: z.strictObject({ timeZone: timeZone(), language: z.string().max(35) }),
  },
  getNotifications: {
    ...PAGES.callerRead,
    output: Notifications,
  },
  setNotifications: {
    ...PAGES.callerChange,
    input: z.strictObject({
      mail: z.strictObject({ kind: Notification, isOn: z.boolean() }).optional(),
      digest: DigestPlan.nullable().optional(),
    }),
    output: Notifications,
  },
});
