import { defineGroup } from "#server/core/group.ts";
import { applications as contract } from "./contract.ts";
import { bulkChange, undoChange } from "./service/bulk.ts";
import { deleteApplication, setRemoved } from "./service/deletion.ts";
import {
  bulkMoveApplications,
  bulkMoveReplay,
  forgetRevertedMoves,
  moveApplication,
  moveCards,
  moveCardsReplay,
  moveReplay,
} from "./service/move.ts";
import {
  getApplication,
  getCard,
  getStatusHistory,
  listApplications,
  listBoardHistories,
  listFollowUps,
  lockApplicationRead,
} from "./service/read.ts";
import {
  addCard,
  appendNote,
  attachResume,
  createApplication,
  detachResume,
  editCard,
  setFollowUp,
  updateApplication,
} from "./service/write.ts";

export const applications = defineGroup(contract, {
  about: "Applications, the cards of a board.",
  toolsets: ["search"],
  handlers: {
    list: listApplications,
    get: { handler: getApplication, lock: lockApplicationRead },
    create: createApplication,
    update: updateApplication,
    appendNote,
    delete: deleteApplication,
    move: { handler: moveApplication, replay: moveReplay },
    bulkMove: { handler: bulkMoveApplications, replay: bulkMoveReplay },
    attachResume,
    detachResume,
    getStatusHistory,
    bulkChange,
    undo: undoChange,
    getCard: { handler: getCard, lock: lockApplicationRead },
    addCard,
    editCard,
    listFollowUps,
    setFollowUp,
    setRemoved,
    moveCards: { handler: moveCards, replay: moveCardsReplay },
    forgetRevertedMoves,
    listBoardHistories,
  },
  examples: () => import("./examples.ts"),
});
