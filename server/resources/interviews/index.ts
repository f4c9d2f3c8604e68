import { defineGroup } from "#server/core/group.ts";
import { interviews as contract } from "./contract.ts";
import {
  createInterview,
  deleteInterview,
  findCards,
  getInterview,
  listInterviews,
  listSection,
  listSpan,
  lockInterviewRead,
  updateInterview,
} from "./service.ts";

export const interviews = defineGroup(contract, {
  about: "Interviews of an application.",
  toolsets: ["search"],
  handlers: {
    list: listInterviews,
    get: { handler: getInterview, hold: lockInterviewRead },
    create: createInterview,
    update: updateInterview,
    delete: deleteInterview,
    listSection,
    listSpan,
    findCards,
  },
  examples: () => import("./examples.ts"),
});
