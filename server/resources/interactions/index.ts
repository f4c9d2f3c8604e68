import { defineGroup } from "#server/core/group.ts";
import { interactions as contract } from "./contract.ts";
import {
  createInteraction,
  deleteInteraction,
  getInteraction,
  listInteractions,
  lockInteractionRead,
  updateInteraction,
} from "./service.ts";

export const interactions = defineGroup(contract, {
  about: "What was exchanged with contacts.",
  toolsets: ["search"],
  handlers: {
    list: listInteractions,
    get: { handler: getInteraction, hold: lockInteractionRead },
    create: createInteraction,
    update: updateInteraction,
    delete: deleteInteraction,
  },
  examples: () => import("./examples.ts"),
});
