import { mayBeUnspecified } from "#domain/job-defaults.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Issue, OperationError } from "#server/core/errors.ts";
import type { FreshReplay, Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { withinBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { patchOfCells } from "#server/resources/applications/service/fields.ts";
import { moveToBottom } from "#server/resources/applications/service/move.ts";
import {
  lockApplication,
  lockCardsOnBoard,
  presentRow,
} from "#server/resources/applications/service/read.ts";
import { changeCard } from "#server/resources/applications/service/write.ts";
import {
  lockOrder,
  lockOwnBoard,
  requireView,
  settingsToWrite,
  writeBoard,
} from "#server/resources/boards/service.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import { type Cell, type ColumnKey, readCell } from "#server/resources/spreadsheet-columns.ts";
import { completeView, DEFAULT_VIEW, TABLE_COLUMNS } from "./columns.ts";
import { table } from "./contract.ts";
import { countRows, listRows, readRowsOnBoard } from "./store.ts";

/** Returns a page of a board as a table, according to the board's settings. */
const getTable: Handler<typeof table.get> = async (call) => {
  const page = await readPage(call, "table.get");
  return { ...page, data: page.data.map(presentRow) };
};

/** Returns a page of rows for our pages, with null for facts that aren't known. @throws not_found */
const getRows: Handler<typeof table.getRows> = (call) => readPage(call, "table.get_rows");

async function readPage(
  { ctx, input }: HandlerCall<typeof table.get> | HandlerCall<typeof table.getRows>,
  operation: string,
) {
  const { sql, accountId, now } = ctx;
  const { settings } = await requireView(sql, accountId, input.boardId);
  const list = listOf(operation, accountId, input, settings);
  const shown = { ...input, settings, at: now };
  const { rows } = await listRows(sql, accountId, shown, list, false);
  return { columns: TABLE_COLUMNS, ...rows };
}

/** Returns the identity of a list for its cursors. It includes the settings: other sorts make another list. */
function listOf(
  operation: string,
  tenant: AccountId,
  input: { boardId: string; limit: number },
  { fillsApplicationDate: _, ...settings }: BoardView["settings"],
) {
  return { operation, tenant, input: { ...input, settings } };
}

/** Returns the start of the table's page, in two queries. Its cursor works with `getRows`. @throws not_found */
const getPage: Handler<typeof table.getPage> = async ({ ctx: { sql, accountId, now }, input }) => {
  const { boardId } = input;
  const view = await requireView(sql, accountId, boardId);
  const { settings } = view;
  const list = listOf("table.get_rows", accountId, input, settings);
  const shown = { boardId, settings, at: now };
  const { rows, total } = await listRows(sql, accountId, shown, list, true);
  return { view: shownView(boardId, view, total), page: { columns: TABLE_COLUMNS, ...rows } };
};

/** Returns how a board's table is shown, and how many rows it has. @throws not_found */
const getTableView: Handler<typeof table.getView> = async ({ ctx, input: { boardId } }) => {
  const view = await requireView(ctx.sql, ctx.accountId, boardId);
  const { settings } = view;
  const total = await countRows(ctx.sql, ctx.accountId, { boardId, settings, at: ctx.now });
  return shownView(boardId, view, total);
};

type BoardView = Awaited<ReturnType<typeof requireView>>;

function shownView(boardId: string, { name, settings, tableColumns }: BoardView, total: number) {
  return { board: { id: boardId, name, settings }, columns: completeView(tableColumns), total };
}

/** Applies a batch of cell edits, all or none. @throws cards_not_on_board, validation_failed with the edit's index */
const applyEdits: Handler<typeof table.applyEdits> = async (call) => ({
  data: (await edit(call, false)).map(presentRow),
});

/** Applies a batch of edits from our pages, which may also clear facts about a job. @throws cards_not_on_board, not_found */
const editCells: Handler<typeof table.editCells> = async (call) => ({ data: await edit(call, true) });

async function edit(call: Edited, clearsFacts: boolean) {
  const { ctx, input } = call;
  const { sql, accountId, now } = ctx;
  const { boardId, edits } = input;
  const movesCards = edits.some(({ column }) => column === "status");
  await lockOrder(sql, accountId, boardId, movesCards ? "alone" : "shared");
  const ids = [...new Set(edits.map(({ applicationId }) => applicationId))].sort();
  const cards = await lockCardsOnBoard(sql, { accountId, boardId, ids });
  const statusOf = new Map(cards.map((card) => [card.id, card.status]));
  requireKnownCards(edits.map(({ applicationId }) => statusOf.has(applicationId)));
  const changes = readEdits(edits, clearsFacts);
  for (const [applicationId, cells] of changes) await applyCells(sql, accountId, applicationId, cells, now);
  const moves = [...changes].flatMap(([id, { status }]) =>
    status && status.value !== statusOf.get(id) ? [{ id, status: status.value }] : [],
  );
  await moveToBottom(sql, accountId, boardId, moves);
  return readEdited(call);
}

/** On a replay, returns the rows as they are now. */
const editsReplay: FreshReplay<typeof table.applyEdits> = {
  keep: () => null,
  render: async (call) => ({ data: (await readEdited(call)).map(presentRow) }),
};
const cellsReplay: FreshReplay<typeof table.editCells> = {
  keep: () => null,
  render: async (call) => ({ data: await readEdited(call) }),
};

type Edited = HandlerCall<typeof table.applyEdits> | HandlerCall<typeof table.editCells>;

async function readEdited({ ctx: { sql, accountId }, input: { boardId, edits } }: Edited) {
  const ids = [...new Set(edits.map(({ applicationId }) => applicationId))];
  return withinBytes(await readRowsOnBoard(sql, { accountId, boardId, ids }));
}

/** Returns how a board's table is shown. */
const getViewSettings: Handler<typeof table.getViewSettings> = ({ ctx, input }) =>
  viewSettings(ctx.sql, ctx.accountId, input.boardId);

/** Replaces the view settings of a board's table. */
const replaceViewSettings: Handler<typeof table.replaceViewSettings> = async ({ ctx, input }) => {
  const { sql, accountId, now: updatedAt } = ctx;
  const { boardId, columns, ...settings } = input;
  await lockOwnBoard(sql, accountId, boardId);
  // As text: the driver would send a list as an array of PostgreSQL, not as JSON.
  const tableColumns = JSON.stringify(columns ?? DEFAULT_VIEW) as unknown as object;
  await writeBoard(sql, { accountId, boardId }, { ...settingsToWrite(settings), tableColumns, updatedAt });
  return viewSettings(sql, accountId, boardId);
};

async function viewSettings(sql: Sql, accountId: AccountId, boardId: string) {
  const { settings, tableColumns } = await requireView(sql, accountId, boardId);
  return { columns: completeView(tableColumns), ...settings };
}

function requireKnownCards(isKnownCard: boolean[]): void {
  const issues = isKnownCard.flatMap((isKnown, index) =>
    isKnown ? [] : [{ path: ["edits", index, "applicationId"], message: "This card isn't on this board." }],
  );
  if (issues.length === 0) return;
  throw new OperationError(
    "cards_not_on_board",
    "Nothing was changed. Some of the cards aren't on this board.",
    { issues },
  );
}

async function applyCells(
  sql: Sql,
  accountId: AccountId,
  id: string,
  cells: CellChange,
  at: Date,
): Promise<void> {
  const current = await lockApplication(sql, accountId, id, undefined);
  const company = cells.company && { id: await companyNamed(sql, accountId, cells.company.value, at) };
  await changeCard(sql, accountId, current, { ...patchOfCells(cells), company }, at).catch(
    (error: unknown) => {
      const range = cells.salaryRangeMin ?? cells.salaryRangeMax;
      if (!(error instanceof OperationError) || !error.issues || !range) throw error;
      const issues = error.issues.map(({ message }) => ({ path: ["edits", range.index, "value"], message }));
      throw new OperationError(error.code, `edits.${range.index}: ${issues[0]?.message}`, { issues });
    },
  );
}

type Edit = { applicationId: string; column: ColumnKey; value: Cell };
type Changed<Value> = { value: Value; index: number };

/** The edited cells of one card, each with the index of its edit; the last edit of a cell counts. */
type CellChange = Partial<Record<ColumnKey, Changed<Cell>>> & {
  company?: Changed<string>;
  status?: Changed<Status>;
};

/**
 * Returns the edits by card.
 * @param clearsFacts if true, null clears a fact about the job
 * @throws validation_failed with the index of each rejected edit
 */
function readEdits(edits: readonly Edit[], clearsFacts: boolean): Map<string, CellChange> {
  const issues: Issue[] = [];
  const changes = new Map<string, CellChange>();
  for (const [index, { applicationId, column, value }] of edits.entries()) {
    const isCleared = clearsFacts && mayBeUnspecified(column) && (value === null || value === "");
    const read = isCleared ? { value: null } : readCell(column, value);
    if ("rejected" in read) issues.push({ path: ["edits", index, "value"], message: read.rejected });
    else
      changes.set(applicationId, { ...changes.get(applicationId), [column]: { value: read.value, index } });
  }
  if (issues.length === 0) return changes;
  const [first] = issues;
  const detail = `Nothing was edited: ${first?.path.slice(0, 2).join(".")}: ${first?.message}`;
  throw new OperationError("validation_failed", detail, { issues });
}

export const tableGroup = defineGroup(table, {
  about: "A board as a table of editable cells.",
  toolsets: ["spreadsheet"],
  handlers: {
    get: getTable,
    applyEdits: { handler: applyEdits, replay: editsReplay },
    getViewSettings: { handler: getViewSettings, lock: lockRowOf("boards", "boardId") },
    replaceViewSettings,
    getRows,
    editCells: { handler: editCells, replay: cellsReplay },
    getView: getTableView,
    getPage,
  },
  examples: () => import("./examples.ts"),
});
