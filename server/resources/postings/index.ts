import { defineGroup } from "#server/core/group.ts";
import { postings as contract } from "./contract.ts";
import { readPostingOfLink, readPostingOfScript } from "./service.ts";

export const postings = defineGroup(contract, {
  handlers: {
    readLink: readPostingOfLink,
    readScript: readPostingOfScript,
  },
  examples: () => import("./examples.ts"),
});
