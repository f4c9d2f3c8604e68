import { z } from "zod";
import { Status } from "#server/resources/enumerations.ts";

/** Returns the schema of a day such as 2026-11-20, in years on which all calendars agree. */
export function calendarDay() {
  return z.iso.date().refine((day) => day >= "1900" && day < "2900", "Must be a day between 1900 and 2899.");
}

/** A reference to one number of a board's statistics, to list what it counts. */
export const Figure = z.discriminatedUnion("figure", [
  z.strictObject({ figure: z.literal("total"), status: Status.optional() }),
  z.strictObject({ figure: z.literal("reached"), status: Status }),
  z.strictObject({ figure: z.literal("stays"), status: Status }),
  z.strictObject({ figure: z.literal("transition"), from: Status, to: Status }),
  z.strictObject({ figure: z.literal("week"), weekStartsOn: calendarDay() }),
  z.strictObject({
    figure: z.literal("outcome"),
    outcome: z.enum(["applications", "responses", "interviews", "offers"]),
    /** One source or résumé only; null for cards without one. */
    source: z.string().nullable().optional(),
    resumeId: z.string().nullable().optional(),
  }),
]);
export type Figure = z.infer<typeof Figure>;
