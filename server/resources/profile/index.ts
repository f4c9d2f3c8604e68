import { defineGroup } from "#server/core/group.ts";
import { profile as contract } from "./contract.ts";
import { getProfile, holdProfileRead, updateProfile } from "./service.ts";

export const profile = defineGroup(contract, {
  about: "What forms are filled in with.",
  toolsets: ["search"],
  verbs: {
    get: { verb: getProfile, hold: holdProfileRead },
    update: updateProfile,
  },
  examples: () => import("./examples.ts"),
});
