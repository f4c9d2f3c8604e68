import { defineGroup } from "#server/core/group.ts";
import { rosterSyncs as contract } from "./contract.ts";
import { listSyncs, syncRoster } from "./service.ts";
import { undoSync } from "./undo.ts";

export const rosterSyncs = defineGroup(contract, {
  about: "Files that bring the roster up to date.",
  toolsets: ["organization"],
  handlers: { list: listSyncs, create: syncRoster, undo: undoSync },
  examples: () => import("./examples.ts"),
});
