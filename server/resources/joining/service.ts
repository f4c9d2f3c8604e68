import { defineGroup } from "#server/core/group.ts";
import { joining } from "./contract.ts";
import { createLink, getRule, listLinks, revokeLink, setRule } from "./links.ts";
import { askToJoin, decideRequests, listRequests, previewCode } from "./requests.ts";

export { newCode } from "./code.ts";
export { readRequests, readRequestsOf } from "./store.ts";

export const joiningGroup = defineGroup(joining, {
  about: "Join links, and people's requests to join an organization.",
  toolsets: ["organization"],
  handlers: {
    listLinks,
    createLink,
    revokeLink,
    getRule,
    setRule,
    listRequests,
    decide: decideRequests,
    ask: askToJoin,
    preview: previewCode,
  },
  examples: () => import("./examples.ts"),
});
