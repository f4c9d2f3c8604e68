import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { isId } from "#server/core/ids.ts";
import { AttentionReason, NO_COHORT } from "#server/resources/roster/contract.ts";

const ROSTER_SORTS = ["attention", "name", "quiet", "active", "applications", "joined"] as const;

/** How somebody looks at the roster: whom it shows, and in which order. */
export const RosterFilter = z.strictObject({
  attention: z.array(AttentionReason).max(AttentionReason.options.length),
  cohortId: z
    .string()
    .refine((value) => value === NO_COHORT || isId("cohort", value))
    .nullable(),
  search: z.string().max(LIMITS.text.title),
  sort: z.enum(ROSTER_SORTS),
});
export type RosterFilter = z.infer<typeof RosterFilter>;
