import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { organizations } from "./contract.ts";
import { requireSecondFactor } from "./second-factor.ts";
import {
  createOrganization,
  deleteOrganization,
  getFrame,
  getOrganization,
  holdOrganizationRead,
  listOrganizations,
  updateOrganization,
} from "./service.ts";

export const organizationsRouter = t.router({
  list: operation(organizations.list, listOrganizations),
  get: operation(organizations.get, getOrganization, { hold: holdOrganizationRead }),
  create: operation(organizations.create, createOrganization),
  update: operation(organizations.update, updateOrganization),
  delete: operation(organizations.delete, deleteOrganization),
  getFrame: operation(organizations.getFrame, getFrame),
  requireSecondFactor: operation(organizations.requireSecondFactor, requireSecondFactor),
});
