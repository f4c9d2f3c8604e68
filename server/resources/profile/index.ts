import { defineGroup } from "#server/core/group.ts";
import { profile as contract } from "./contract.ts";
import { getProfile, lockProfileRead, updateProfile } from "./service.ts";

export const profile = defineGroup(contract, {
  about: "What forms are filled in with.",
  toolsets: ["search"],
  handlers: {
    get: { handler: getProfile, hold: lockProfileRead },
    update: updateProfile,
  },
  examples: () => import("./examples.ts"),
});
