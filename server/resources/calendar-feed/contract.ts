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
      "Since when the present address works; null while the feed is off. The address itself nobody knows any more",
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
      "Make a new address, in this answer and nowhere else afterwards; one that was there ends at once",
    errors: ["address_unconfirmed"],
    input: z.strictObject({}),
    output: z.object({ address: z.string() }),
  }),
  turnOff: defineOperation({
    audience: "pages",
    name: "calendar_feed.turn_off",
    method: "POST",
    actsOn: "own",
    summary: "Turn the feed off: no address of it works any more",
    errors: [],
    input: z.strictObject({}),
    output: Done,
  }),
};
