import { defineGroup } from "#server/core/group.ts";
import { boards as contract } from "./contract.ts";
import {
  changeBoardSettings,
  createBoard,
  deleteBoard,
  getBoard,
  getBoardView,
  listBoards,
  lockBoardRead,
  updateBoard,
  updateBoardSettings,
} from "./service.ts";

export const boards = defineGroup(contract, {
  about: "Boards of a person's search, with their columns and settings.",
  toolsets: ["search"],
  handlers: {
    list: listBoards,
    get: { handler: getBoard, hold: lockBoardRead },
    create: createBoard,
    update: updateBoard,
    delete: deleteBoard,
    updateSettings: updateBoardSettings,
    changeSettings: changeBoardSettings,
    getView: getBoardView,
  },
  examples: () => import("./examples.ts"),
});
