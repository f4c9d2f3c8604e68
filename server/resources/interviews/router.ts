import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { interviews } from "./contract.ts";
import {
  createInterview,
  deleteInterview,
  findCards,
  getInterview,
  holdInterviewRead,
  listInterviews,
  listSection,
  listSpan,
  updateInterview,
} from "./service.ts";

export const interviewsRouter = t.router({
  list: operation(interviews.list, listInterviews),
  get: operation(interviews.get, getInterview, { hold: holdInterviewRead }),
  create: operation(interviews.create, createInterview),
  update: operation(interviews.update, updateInterview),
  delete: operation(interviews.delete, deleteInterview),
  listSection: operation(interviews.listSection, listSection),
  listSpan: operation(interviews.listSpan, listSpan),
  findCards: operation(interviews.findCards, findCards),
});
