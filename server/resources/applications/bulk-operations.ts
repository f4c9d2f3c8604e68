import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { MINUTE } from "#domain/units.ts";
import { instantOut } from "#server/core/fields.ts";
import { BEYOND, defineOperations } from "#server/core/operation.ts";
import { Status } from "#server/resources/enumerations.ts";
import { applicationIds } from "./inputs.ts";

const undoMinutes = LIMITS.lifetimes.undo / MINUTE;

const BulkChange = z
  .object({
    dryRun: z.boolean(),
    changes: z
      .array(z.object({ applicationId: z.string(), boardId: z.string(), previousStatus: Status }))
      .describe("The cards that changed column, or would."),
    unchanged: z.array(z.string()).describe("The cards that are already in the column."),
    undoToken: z.string().nullable().describe("For applications.undo. Null if nothing changed."),
    undoUntil: instantOut.nullable(),
  })
  .meta({ id: "BulkChange" });
type BulkChange = z.infer<typeof BulkChange>;

/** The bulk operations beyond the public ones; the contract includes them. */
export const bulkOperations = defineOperations("applications", {
  bulkChange: {
    ...BEYOND.ownChange,
    path: "/applications/bulk-change",
    summary: "Move many cards to a column, with a dry run and an undo",
    description: `Moves cards of any of your boards to the bottom of a column of their board, in the order you name them: all or none. Cards that are already there don't change. With dryRun, the response says what would change, and nothing does. Otherwise it has an undoToken for applications.undo, which works for ${undoMinutes} minutes.`,
    brief:
      "Moves cards of any board to a column, undoable by applications.undo. With dryRun, only returns what would move.",
    repeatable: true,
    compact: compactChange,
    errors: ["not_found"],
    input: z.strictObject({
      applicationIds,
      status: Status.describe("The column. archived archives them."),
      dryRun: z.boolean().default(false).describe("Makes no change."),
    }),
    output: BulkChange,
  },
  undo: {
    ...BEYOND.ownChange,
    path: "/applications/undo",
    summary: "Undo a bulk change",
    description: `Moves the cards of an applications.bulk_change back to their columns and places, and restores their histories: all or none. If any of them was moved or deleted since, nothing is undone, and issues lists those cards. Other changes to the cards are kept. A token works once, within ${undoMinutes} minutes.`,
    brief: "Reverts a bulk change, all or nothing.",
    errors: ["undo_conflict", "undo_expired"],
    input: z.strictObject({
      undoToken: z.string().max(200).describe("From applications.bulk_change."),
    }),
    output: z.object({
      restored: z
        .array(z.object({ applicationId: z.string(), status: Status }))
        .describe("The cards, and the columns that they returned to."),
    }),
  },
});

/** Returns counts for an applied change; for a dry run, also the cards that would move. */
function compactChange({ dryRun, changes, unchanged, undoToken, undoUntil }: BulkChange) {
  const counts = { changed: changes.length, unchanged: unchanged.length };
  if (!dryRun) return { ...counts, undoToken, undoUntil };
  const would = changes.map(({ applicationId, previousStatus }) => ({ applicationId, previousStatus }));
  return { dryRun, ...counts, changes: would };
}
