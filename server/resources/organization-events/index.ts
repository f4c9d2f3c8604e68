import { defineGroup } from "#server/core/group.ts";
import { listOrganizationEvents } from "#server/resources/events/service.ts";
import { organizationEvents as contract } from "./contract.ts";

export const organizationEvents = defineGroup(contract, {
  about: "Changes in an organization, in order.",
  toolsets: ["events"],
  handlers: { list: listOrganizationEvents },
  examples: () => import("./examples.ts"),
});
