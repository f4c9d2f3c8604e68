import { defineGroup } from "#server/core/group.ts";
import { events as contract } from "./contract.ts";
import { listEvents } from "./service.ts";

export const events = defineGroup(contract, {
  about: "What changed in a person's search, in order.",
  toolsets: ["events"],
  handlers: { list: listEvents },
  examples: () => import("./examples.ts"),
});
