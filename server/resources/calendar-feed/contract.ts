import { z } from "zod";
import { instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

export const calendarFeed = defineOperations("calendar_feed", {
  get: {
    ...PAGES.ownRead,
    output: z.object({ since: instantOut.nullable() }),
  },
  renew: {
    ...PAGES.ownChange,
    transaction: "own",
    reauthentication: "always",
    output: z.object({ address: z.string() }),
  },
  turnOff: PAGES.ownChange,
});
