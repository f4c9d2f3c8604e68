import { z } from "zod";
import { DATE_ORDERS, HOUR_CYCLES, WEEK_STARTS } from "#domain/region.ts";
import { Done, timeZone } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

const region = {
  dateOrder: z.enum(DATE_ORDERS),
  hourCycle: z.enum(HOUR_CYCLES),
  weekStart: z.enum(WEEK_STARTS),
};

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
    // The page that asks shows the browser's own until then.
    silent: true,
    summary:
      "Begin preferences with the browser's time zone and language, and the profile with the account's name and address, unless they are there",
    errors: [],
    input: z.strictObject({ timeZone: timeZone(), language: z.string().max(35) }),
    output: Done,
  }),
};
