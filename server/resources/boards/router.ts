import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { boards } from "./contract.ts";
import {
  createBoard,
  deleteBoard,
  getBoard,
  getBoardView,
  holdBoardRead,
  listBoards,
  updateBoard,
  updateBoardSettings,
} from "./service.ts";

export const boardsRouter = t.router({
  list: operation(boards.list, listBoards),
  get: operation(boards.get, getBoard, { hold: holdBoardRead }),
  create: operation(boards.create, createBoard),
  update: operation(boards.update, updateBoard),
  delete: operation(boards.delete, deleteBoard),
  updateSettings: operation(boards.updateSettings, updateBoardSettings),
  getView: operation(boards.getView, getBoardView),
});
