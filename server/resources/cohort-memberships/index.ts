import { defineGroup } from "#server/core/group.ts";
import { cohortMemberships as contract } from "./contract.ts";
import { correctStints, listChanges, undoChange } from "./corrections.ts";
import { createStint, endStint, endStints, listPeople, listStints, placeApplicants } from "./service.ts";

export const cohortMemberships = defineGroup(contract, {
  about: "Stints of applicants in cohorts.",
  toolsets: ["organization"],
  handlers: {
    list: listStints,
    listPeople,
    placeMany: placeApplicants,
    endMany: endStints,
    create: createStint,
    end: endStint,
    correct: correctStints,
    undo: undoChange,
    listChanges,
  },
  examples: () => import("./examples.ts"),
});
