import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import type { StoreApi } from "zustand";
import { api, callContext, randomKey, trpc } from "#components/api/client.ts";
import { forgetCompanies, forgetRevertedMoves } from "#components/api/forget-reverted.ts";
import { isTransient, problemOf } from "#components/api/problem.ts";
import { dropDraft } from "#components/editing/stored-drafts.ts";
import { EditQueue, type QueuedEdit, type Rejection } from "../model/edit-queue.ts";
import type { CellChange, Row } from "../model/table-types.ts";
import { cellDraft, rejectedEdits, type TableUi, withEdit } from "./table-store.ts";
import type { AddedRows, useAddedRows } from "./use-added-rows.ts";
import { useReplaceRows } from "./use-rows.ts";

type Batch = { edits: readonly QueuedEdit[]; idempotencyKey: string };
/** The cells before and after a step, and the rows that it added. */
type Step = {
  readonly before: readonly CellChange[];
  readonly after: readonly CellChange[];
  readonly rows: AddedRows | null;
};
/** The result of an undo or a redo; `isSaved` resolves to true once its rows are deleted or restored. */
type Undone = { readonly cells: number; readonly rows: number; readonly isSaved: Promise<boolean> };
const UNDO_KEPT = 100;

/** Returns the edits of cells: shown immediately, sent in batches, and undone step by step. */
export function useEdits(
  boardId: string,
  store: StoreApi<TableUi>,
  announce: (text: string) => void,
  changeRows: ReturnType<typeof useAddedRows>["change"],
) {
  const t = useTranslations("table");
  const queryClient = useQueryClient();
  const replaceRows = useReplaceRows(boardId);
  const stamp = useRef(0);
  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: ({ edits, idempotencyKey }: Batch) =>
      api.table.editCells.mutate(
        {
          boardId,
          edits: edits.map(({ rowId, column, value }) => ({ applicationId: rowId, column, value })),
        },
        { context: callContext({ idempotencyKey }) },
      ),
  });
  const edits = useMemo(() => {
    let rejected = 0;
    const show = (shown: readonly QueuedEdit[], rejection: string | null) => {
      const next = shown.reduce(
        (known, { rowId, column, value, text, stamp: made }) =>
          withEdit(known, rowId, column, { value, text, stamp: made, rejection }),
        store.getState().edits,
      );
      store.setState({ edits: next });
    };
    const isNewest = ({ rowId, column, stamp: made }: QueuedEdit) =>
      store.getState().edits.get(rowId)?.[column]?.stamp === made;
    const queue = new EditQueue<{ data: Row[] }>({
      send: (batch) => mutateAsync({ edits: batch, idempotencyKey: randomKey() }),
      rejectionOf: (error) => rejectionOf(error, { gone: t("gone"), unanswered: t("unanswered") }),
      onSaved: (batch, { data }) => {
        replaceRows(data);
        const back = batch.filter(({ column, takesBack }) => takesBack && column === "status");
        void forgetRevertedMoves(back.map(({ rowId }) => rowId));
        const left = batch.flatMap(({ leaves }) => leaves ?? []);
        void forgetCompanies([...new Set(left)]).then(() => {
          if (left.length > 0) void queryClient.invalidateQueries(trpc.companies.pathFilter());
        });
        let next = store.getState().edits;
        for (const edit of batch.filter(isNewest)) {
          next = withEdit(next, edit.rowId, edit.column, null);
          dropDraft(cellDraft(edit));
        }
        store.setState({ edits: next });
      },
      onRejected: (edit, message) => {
        const { unread, text } = edit;
        const reason = unread ? t(`unread.${unread}`, { text }) : message;
        rejected += 1;
        if (isNewest(edit)) show([edit], reason);
        if (rejected === 1) announce(reason);
      },
      onRest: () => {
        if (rejected > 1) announce(t("refused", { count: rejected }));
        else if (rejected === 0) announce(t("saved"));
        rejected = 0;
        void queryClient.invalidateQueries(trpc.boards.getView.queryFilter({ boardId }));
      },
    });
    const undoable: Step[] = [];
    let redoable: Step[] = [];
    /**
     * Shows the changes and queues them.
     * @param takenBack for an undo, the cells as the undone edit left them
     */
    const apply = (changes: readonly CellChange[], takenBack: readonly CellChange[] = []) => {
      const companies = new Map(
        takenBack.flatMap(({ rowId, column, value }) =>
          column === "company" && typeof value === "string" ? [[rowId, value] as const] : [],
        ),
      );
      const takesBack = takenBack.length > 0;
      const queued = changes.map((change) => ({
        ...change,
        stamp: ++stamp.current,
        takesBack,
        leaves: change.column === "company" ? companies.get(change.rowId) : undefined,
      }));
      show(queued, null);
      queue.add(queued);
    };
    const keep = (step: Step) => {
      undoable.push(step);
      if (undoable.length > UNDO_KEPT) undoable.shift();
      redoable = [];
    };
    const withRows = ({ before, rows }: Step, isBack: boolean): Undone => ({
      cells: before.length,
      rows: rows?.ids.length ?? 0,
      isSaved: rows ? queue.runBetween(() => changeRows(rows, isBack)) : Promise.resolve(true),
    });
    return {
      /** Changes the cells; `before` has their former values, for undo. */
      write: (changes: readonly CellChange[], before: readonly CellChange[]) => {
        if (changes.length === 0) return;
        keep({ before, after: changes, rows: null });
        apply(changes);
      },
      /** Keeps the rows that a paste added, for undo: in the newest step if the same paste changed cells. */
      keepRows: (rows: AddedRows, changedCells: boolean) => {
        const step = changedCells ? undoable.pop() : undefined;
        keep({ before: step?.before ?? [], after: step?.after ?? [], rows });
      },
      /** Undoes the newest step, or returns null if there is none. */
      undo: (): Undone | null => {
        const step = undoable.pop();
        if (!step) return null;
        redoable.push(step);
        apply(step.before, step.after);
        return withRows(step, false);
      },
      /** Redoes the last undone step, or returns null if there is none. */
      redo: (): Undone | null => {
        const step = redoable.pop();
        if (!step) return null;
        undoable.push(step);
        const redone = withRows(step, true);
        apply(step.after);
        return redone;
      },
      retryRefused: () => apply(rejectedEdits(store.getState().edits)),
      discardRefused: () => {
        const { edits: known } = store.getState();
        const rejected = rejectedEdits(known);
        for (const edit of rejected) dropDraft(cellDraft(edit));
        const next = rejected.reduce((rest, { rowId, column }) => withEdit(rest, rowId, column, null), known);
        store.setState({ edits: next });
      },
      flush: () => void queue.flush(),
    };
  }, [boardId, store, announce, changeRows, t, queryClient, replaceRows, mutateAsync]);
  useEffect(() => {
    window.addEventListener("pagehide", edits.flush);
    return () => {
      window.removeEventListener("pagehide", edits.flush);
      edits.flush();
    };
  }, [edits]);
  return edits;
}

export type Edits = ReturnType<typeof useEdits>;

function rejectionOf(error: unknown, texts: { gone: string; unanswered: string }): Rejection {
  const problem = problemOf(error);
  if (!problem || isTransient(error)) {
    return { byIndex: new Map(), whole: problem?.detail ?? texts.unanswered, isFinal: true };
  }
  const byIndex = new Map(
    (problem.issues ?? []).flatMap(({ path: [field, index], message }) =>
      field === "edits" && typeof index === "number"
        ? [[index, problem.code === "cards_not_on_board" ? texts.gone : message] as const]
        : [],
    ),
  );
  return { byIndex, whole: problem.detail, isFinal: problem.status === 401 || problem.status === 404 };
}
