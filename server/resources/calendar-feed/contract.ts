import { z } from "zod";
import { Done, instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

export const calendarFeed = {
  get: defineOperation({
    audience: "pages",
    name: "calendar_feed.get",
    method: "GET",
    actsOn: "own",
    summary:
      "Get when the current calendar feed address was created, or null if the feed is off. The address itself isn't stored",
    errors: [],
    input: z.strictObject({}),
    output: z.object({ since: instantOut.nullable() }),
  }),
  renew: defineOperation({
    audience: "pages",
    name: "calendar_feed.renew",
    method: "POST",
    actsOn: "own",
    transaction: "own",
    reauthentication: "always",
    summary:
      "Create a new calendar feed address, shown only in this response; the previous one stops working",
    errors: ["address_unconfirmed"],
    input: z.strictObject({}),
    output: z.object({ address: z.string() }),
  }),
  turnOff: defineOperation({
    audience: "pages",
    name: "calendar_feed.turn_off",
    method: "POST",
    actsOn: "own",
    summary: "Turn off the calendar feed",
    errors: [],
    input: z.strictObject({}),
    output: Done,
  }),
};
