import { z } from "zod";
import { instant, instantOut, nullableText, TITLE_MAX } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
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
export const pageOperations = defineOperations("applications", {
  getCard: {
    ...PAGES.ownRead,
    input: z.strictObject({ applicationId }),
    output: Card,
  },
  addCard: {
    ...PAGES.ownChange,
    input: z.strictObject({
      ...NewCard.shape,
      creationMethod: CreationMethod.extract(["form", "plugin"])
        .default("form")
        .describe("plugin for a posting from another site, by the bookmarklet or a phone's share sheet."),
    }),
    output: Card,
  },
  editCard: {
    ...PAGES.ownChange,
    resource: "applications.get_card",
    input: z.strictObject({
      applicationId,
      job: CardJobPatch.optional(),
      company: CompanyPatch.optional(),
      ...cardFields,
    }),
    output: Card,
  },
  setRemoved: {
    ...PAGES.ownChange,
    input: z.strictObject({ applicationIds, isRemoved: z.boolean() }),
  },
  listFollowUps: {
    ...PAGES.ownRead,
    input: z.strictObject({ applicationIds }),
    output: z.array(z.object({ applicationId: z.string(), ...FollowUp.shape, due: instantOut })),
  },
  setFollowUp: {
    ...PAGES.ownChange,
    input: z.strictObject({
      applicationId,
      due: instant().nullable().optional(),
      note: nullableText(TITLE_MAX).optional(),
    }),
    output: FollowUp,
  },
  moveCards: {
    ...PAGES.ownChange,
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
  },
  forgetRevertedMoves: {
    ...PAGES.ownChange,
    input: z.strictObject({ applicationIds }),
    output: z.object({ forgottenCount: z.int() }),
  },
  listBoardHistories: {
    ...PAGES.ownRead,
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
  },
});
