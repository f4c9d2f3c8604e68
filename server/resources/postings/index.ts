import { defineGroup } from "#server/core/group.ts";
import { postings as contract } from "./contract.ts";
import { readPostingOfLink } from "./service.ts";

export const postings = defineGroup(contract, {
  verbs: {
    readLink: readPostingOfLink,
  },
  examples: () => import("./examples.ts"),
});
