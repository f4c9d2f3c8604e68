import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import { type BoardColumns, countsOf } from "#server/resources/boards/contract.ts";
import { type Application, compactCard } from "./entities.ts";

type Board = z.infer<typeof BoardColumns>;

/** Of a move the card and its place, counted from the top. */
export function compactMove(moved: { application: Application; board: Board; previousStatus: Status }) {
  const { application, board, previousStatus } = moved;
  const column = board.columns[application.status];
  const position = column.indexOf(application.id) + 1;
  return { ...compactCard(application), previousStatus, position, columnSize: column.length };
}

/** Of a batch how many cards moved, and how many each column has now. */
export function compactBulkMove({ board, movedCount }: { board: Board; movedCount: number }) {
  return { movedCount, counts: countsOf(board.columns) };
}
