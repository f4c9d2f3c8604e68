import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { coachNotes } from "./contract.ts";
import {
  createCoachNote,
  deleteCoachNote,
  listCoachNotes,
  listOfSharedCard,
  updateCoachNote,
} from "./service.ts";

export const coachNotesRouter = t.router({
  list: operation(coachNotes.list, listCoachNotes),
  create: operation(coachNotes.create, createCoachNote),
  update: operation(coachNotes.update, updateCoachNote),
  delete: operation(coachNotes.delete, deleteCoachNote),
  listOfSharedCard: operation(coachNotes.listOfSharedCard, listOfSharedCard),
});
