import { z } from "zod";
import { NOTIFICATIONS } from "#domain/notifications.ts";
import { DATE_ORDERS, HOUR_CYCLES, WEEK_STARTS } from "#domain/region.ts";
import { Done, timeZone } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

const region = {
  dateOrder: z.enum(DATE_ORDERS),
  hourCycle: z.enum(HOUR_CYCLES),
  weekStart: z.enum(WEEK_STARTS),
};

const Notification = z.enum(NOTIFICATIONS);

export const preferences = {
  save: defineOperation({
    audience: "pages",
    name: "preferences.save",
    method: "POST",
    actsOn: "caller",
    summary: "Set how the person's dates and times are written, and their time zone",
    errors: [],
    input: z.strictObject({ ...region, timeZone: timeZone() }),
    output: Done,
  }),
  prefill: defineOperation({
    audience: "pages",
    name: "preferences.prefill",
    method: "POST",
    actsOn: "own",
    // The calling page shows the browser's settings until then.
    silent: true,
    summary:
      "Begin preferences with the browser's time zone and language, and the profile with the account's name and address, unless they are there",
    errors: [],
    input: z.strictObject({ timeZone: timeZone(), language: z.string().max(35) }),
    output: Done,
  }),
  getNotifications: defineOperation({
    audience: "pages",
    name: "preferences.get_notifications",
    method: "GET",
    actsOn: "caller",
    summary: "List the kinds of email that the person turned off",
    errors: [],
    input: z.strictObject({}),
    output: z.object({ muted: z.array(Notification) }),
  }),
  setNotification: defineOperation({
    audience: "pages",
    name: "preferences.set_notification",
    method: "POST",
    actsOn: "caller",
    summary: "Turn a kind of email on or off",
    errors: [],
    input: z.strictObject({ kind: Notification, isOn: z.boolean() }),
    output: z.object({ muted: z.array(Notification) }),
  }),
};
