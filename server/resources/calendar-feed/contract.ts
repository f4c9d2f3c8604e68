import { z } from "zod";
import { instantOut } from "#server/core/fields.ts";
import { defineOperation, PAGES } from "#server/core/operation.ts";

export const calendarFeed = {
  get: defineOperation({
    ...PAGES.ownRead,
    name: "calendar_feed.get",
    output: z.object({ since: instantOut.nullable() }),
  }),
  renew: defineOperation({
    ...PAGES.ownChange,
    name: "calendar_feed.renew",
    transaction: "own",
    reauthentication: "always",
    output: z.object({ address: z.string() }),
  }),
  turnOff: defineOperation({
    ...PAGES.ownChange,
    name: "calendar_feed.turn_off",
  }),
};
