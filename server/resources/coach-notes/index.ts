import { defineGroup } from "#server/core/group.ts";
import { coachNotes as contract } from "./contract.ts";
import {
  createCoachNote,
  deleteCoachNote,
  listCoachNotes,
  listForApplicant,
  listOfSharedCard,
  updateCoachNote,
} from "./service.ts";

export const coachNotes = defineGroup(contract, {
  about: "Notes of coaches on applications.",
  toolsets: ["organization"],
  handlers: {
    list: listCoachNotes,
    create: createCoachNote,
    update: updateCoachNote,
    delete: deleteCoachNote,
    listOfSharedCard,
    listForApplicant,
  },
  examples: () => import("./examples.ts"),
});
