import { defineGroup } from "#server/core/group.ts";
import { search as contract } from "./contract.ts";
import * as service from "./service.ts";

export const search = defineGroup(contract, {
  about: "Applications, wherever they are.",
  toolsets: ["search"],
  handlers: { applications: service.findApplications, find: service.find },
  examples: () => import("./examples.ts"),
});
