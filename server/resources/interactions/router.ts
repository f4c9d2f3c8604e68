import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { interactions } from "./contract.ts";
import {
  createInteraction,
  deleteInteraction,
  getInteraction,
  holdInteractionRead,
  listInteractions,
  updateInteraction,
} from "./service.ts";

export const interactionsRouter = t.router({
  list: operation(interactions.list, listInteractions),
  get: operation(interactions.get, getInteraction, { hold: holdInteractionRead }),
  create: operation(interactions.create, createInteraction),
  update: operation(interactions.update, updateInteraction),
  delete: operation(interactions.delete, deleteInteraction),
});
