import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { withRetries } from "#components/import/state/batches.ts";
import { LIMITS } from "#domain/limits.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import { type Connection, type FileProblem, readConnections } from "./read-connections.ts";

type Verdict = Outputs["contacts"]["checkConnections"][number];
export type CheckedRow = { row: Connection; verdict: Verdict };
export type ImportState =
  | { step: "choose"; rejection?: FileProblem; error?: string }
  | { step: "reading" }
  | { step: "judging"; done: number; total: number }
  | { step: "preview"; rows: CheckedRow[]; error?: string }
  | { step: "importing"; done: number; total: number }
  | { step: "done"; added: string[]; isStopped: boolean; error?: string }
  | { step: "undoing"; done: number; total: number }
  | { step: "undone"; count: number; kept: number };

/** Imports connections from a file: reads it here, lets the server validate and add rows in batches, and can stop and undo. */
export function useConnectionsImport() {
  const t = useTranslations("people");
  const changed = usePeopleChanged();
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const stopped = useRef(false);
  // Closing the dialog stops its work.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const isStopped = useCallback(() => stopped.current, []);
  const why = (error: unknown) => problemOf(error)?.detail ?? t("unanswered");

  async function choose(file: File): Promise<void> {
    setState({ step: "reading" });
    const read = await readConnections(file, (date) => t("connectedOn", { date }));
    if (typeof read === "string") return setState({ step: "choose", rejection: read });
    const verdicts: Verdict[] = [];
    setState({ step: "judging", done: 0, total: read.length });
    try {
      await inBatches(
        read,
        (rows) => withRetries(() => api.contacts.checkConnections.mutate({ rows })),
        (results) => {
          verdicts.push(...results);
          setState({ step: "judging", done: verdicts.length, total: read.length });
        },
        isStopped,
      );
      const rows = read.flatMap((row, index) => {
        const verdict = verdicts[index];
        return verdict ? [{ row, verdict }] : [];
      });
      setState({ step: "preview", rows });
    } catch (error) {
      setState({ step: "choose", error: why(error) });
    }
  }

  async function run(checked: CheckedRow[]): Promise<void> {
    const rows = checked.filter(({ verdict }) => verdict.verdict === "new").map(({ row }) => row);
    const added: string[] = [];
    let done = 0;
    stopped.current = false;
    setState({ step: "importing", done, total: rows.length });
    let failure: { error: string } | undefined;
    try {
      await inBatches(
        rows,
        (batch) => withRetries(() => api.contacts.importConnections.mutate({ rows: batch })),
        (results) => {
          results.forEach(({ verdict }, index) => {
            const id = rows[done + index]?.id;
            if (verdict === "new" && id) added.push(id);
          });
          done += results.length;
          setState({ step: "importing", done, total: rows.length });
        },
        isStopped,
      );
    } catch (error) {
      failure = { error: why(error) };
    }
    changed();
    setState({ step: "done", added, isStopped: done < rows.length, ...failure });
  }

  async function undo(added: string[]): Promise<ImportState> {
    // Undoes the last batch first, so that a company that came with the first batch has no contacts left when its turn comes.
    const ids = [...added].reverse();
    let count = 0;
    let done = 0;
    stopped.current = false;
    let outcome: ImportState;
    setState({ step: "undoing", done, total: ids.length });
    try {
      await inBatches(
        ids,
        async (contactIds) => {
          const gone = await withRetries(() => api.contacts.undoConnections.mutate({ contactIds }));
          done += contactIds.length;
          return gone;
        },
        (gone) => {
          count += gone.length;
          setState({ step: "undoing", done, total: ids.length });
        },
        isStopped,
      );
      outcome = { step: "undone", count, kept: ids.length - count };
    } catch (error) {
      outcome = { step: "done", added, isStopped: false, error: why(error) };
    }
    setState(outcome);
    changed();
    return outcome;
  }

  const stop = () => {
    stopped.current = true;
  };
  return { state, choose, run, undo, stop };
}

/** The most rows per call. Every batch can safely be sent twice. */
const BATCH = LIMITS.requests.connections;

/**
 * Sends rows in batches, one after the other.
 * @param onBatch called after every batch with its result
 * @param isStopped called before every batch; true leaves out the rest
 */
async function inBatches<Row, Result>(
  rows: readonly Row[],
  send: (batch: Row[]) => Promise<Result[]>,
  onBatch: (results: Result[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (let start = 0; start < rows.length && !isStopped(); start += BATCH) {
    onBatch(await send(rows.slice(start, start + BATCH)));
  }
}
