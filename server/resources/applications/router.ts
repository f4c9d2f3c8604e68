import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { applications } from "./contract.ts";
import { attachResume, detachResume } from "./service/attach.ts";
import { createApplication, keepPosting } from "./service/create.ts";
import { bulkMoveApplications, bulkMoveReplay, moveApplication, moveReplay } from "./service/move.ts";
import {
  getApplication,
  getStatusHistory,
  holdApplicationRead,
  listApplications,
  listBoardHistories,
} from "./service/read.ts";
import { deleteApplication, updateApplication } from "./service/update.ts";

export const applicationsRouter = t.router({
  list: operation(applications.list, listApplications),
  get: operation(applications.get, getApplication, { hold: holdApplicationRead }),
  create: operation(applications.create, createApplication),
  update: operation(applications.update, updateApplication),
  delete: operation(applications.delete, deleteApplication),
  move: operation(applications.move, moveApplication, { replay: moveReplay }),
  bulkMove: operation(applications.bulkMove, bulkMoveApplications, { replay: bulkMoveReplay }),
  attachResume: operation(applications.attachResume, attachResume),
  detachResume: operation(applications.detachResume, detachResume),
  getStatusHistory: operation(applications.getStatusHistory, getStatusHistory),
  keepPosting: operation(applications.keepPosting, keepPosting),
  listBoardHistories: operation(applications.listBoardHistories, listBoardHistories),
});
