import { defineGroup } from "#server/core/group.ts";
import { organizations as contract } from "./contract.ts";
import {
  createOrganization,
  deleteOrganization,
  getLayout,
  getOrganization,
  listOrganizations,
  lockOrganizationRead,
  requireSecondFactor,
  updateOrganization,
} from "./service.ts";

export const organizations = defineGroup(contract, {
  about: "Organizations that coach applicants.",
  toolsets: ["organization"],
  handlers: {
    list: listOrganizations,
    get: { handler: getOrganization, hold: lockOrganizationRead },
    create: createOrganization,
    update: updateOrganization,
    delete: deleteOrganization,
    getLayout,
    requireSecondFactor,
  },
  examples: () => import("./examples.ts"),
});
