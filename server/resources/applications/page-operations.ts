import { z } from "zod";
import { Done, instant, instantOut, nullableText, TITLE_MAX } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { BoardColumns } from "#server/resources/boards/contract.ts";
import { CreationMethod, Status } from "#server/resources/enumerations.ts";
import { Card } from "./entities.ts";
import {
  applicationId,
  applicationIds,
  boardId,
  CardJobPatch,
  CompanyPatch,
  cardFields,
  NewCard,
  Position,
} from "./inputs.ts";

/** A planned follow-up on a card; null if nothing is planned. */
const FollowUp = z.object({ due: instantOut.nullable(), note: z.string().nullable() });

/** Card operations for our pages only; the contract includes them with the public ones. */
export const pageOperations = {
  getCard: defineOperation({
    audience: "pages",
    name: "applications.get_card",
    method: "GET",
    actsOn: "own",
    input: z.strictObject({ applicationId }),
    output: Card,
  }),
  addCard: defineOperation({
    audience: "pages",
    name: "applications.add_card",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({
      ...NewCard.shape,
      creationMethod: CreationMethod.extract(["form", "plugin"])
        .default("form")
        .describe("plugin for a posting from another site, by the bookmarklet or a phone's share sheet."),
    }),
    output: Card,
  }),
  editCard: defineOperation({
    audience: "pages",
    name: "applications.edit_card",
    method: "POST",
    actsOn: "own",
    resource: "applications.get_card",
    input: z.strictObject({
      applicationId,
      job: CardJobPatch.optional(),
      company: CompanyPatch.optional(),
      ...cardFields,
    }),
    output: Card,
    returnsResource: true,
  }),
  removeCards: defineOperation({
    audience: "pages",
    name: "applications.remove_cards",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({ applicationIds }),
    output: Done,
  }),
  restoreCards: defineOperation({
    audience: "pages",
    name: "applications.restore_cards",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({ applicationIds }),
    output: Done,
  }),
  listFollowUps: defineOperation({
    audience: "pages",
    name: "applications.list_follow_ups",
    method: "GET",
    actsOn: "own",
    input: z.strictObject({ applicationIds }),
    output: z.array(z.object({ applicationId: z.string(), ...FollowUp.shape, due: instantOut })),
  }),
  setFollowUp: defineOperation({
    audience: "pages",
    name: "applications.set_follow_up",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({
      applicationId,
      due: instant().nullable().optional(),
      note: nullableText(TITLE_MAX).optional(),
    }),
    output: FollowUp,
  }),
  moveCards: defineOperation({
    audience: "pages",
    name: "applications.move_cards",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({
      boardId,
      applicationIds,
      status: Status,
      position: Position.optional().describe("The new position, for a single card only."),
      dates: z
        .strictObject({ applicationIds, day: z.iso.date(), change: z.enum(["fill", "clear"]) })
        .optional()
        .describe(
          "Cards that get this application date if they have none, or lose it if they have this one.",
        ),
    }),
    output: BoardColumns,
  }),
  forgetRevertedMoves: defineOperation({
    audience: "pages",
    name: "applications.forget_reverted_moves",
    method: "POST",
    actsOn: "own",
    input: z.strictObject({ applicationIds }),
    output: z.object({ forgottenCount: z.int() }),
  }),
  listBoardHistories: defineOperation({
    audience: "pages",
    name: "applications.list_board_histories",
    method: "GET",
    actsOn: "own",
    input: z.strictObject({ boardId }),
    output: z.object({
      data: z.array(
        z.object({
          applicationId: z.string(),
          status: Status,
          enteredAt: instantOut,
          leftAt: instantOut.nullable(),
        }),
      ),
    }),
  }),
};
