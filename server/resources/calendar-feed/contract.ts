import { z } from "zod";
import { instantOut } from "#server/core/fields.ts";
import { defineOperation, PAGES } from "#server/core/operation.ts";

export const calendarFeed = {
  get: defineOperation({
    ...PAGES.ownRead,
    name: "calendar_feed.get",
    summary:
      "Get when the current calendar feed address was created, or null if the feed is off. The address itself isn't stored",
    output: z.object({ since: instantOut.nullable() }),
  }),
  renew: defineOperation({
    ...PAGES.ownChange,
    name: "calendar_feed.renew",
    transaction: "own",
    reauthentication: "always",
    summary:
      "Create a new calendar feed address, shown only in this response; the previous one stops working",
    errors: ["address_unconfirmed"],
    output: z.object({ address: z.string() }),
  }),
  turnOff: defineOperation({
    ...PAGES.ownChange,
    name: "calendar_feed.turn_off",
    summary: "Turn off the calendar feed",
  }),
};
