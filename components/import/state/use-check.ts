import { useRef, useState } from "react";
import { api } from "#components/api/client.ts";
import { type CheckedRow, checkedRows, type RowVerdict } from "../model/checked.ts";
import type { Draft } from "../model/draft.ts";
import { batchesOf, withRetries } from "./batches.ts";

/** Runs the dry run: checks every row, batch by batch. */
export function useCheck(boardId: string) {
  const [rows, setRows] = useState<CheckedRow[] | null>(null);
  const [done, setDone] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const turn = useRef(0);

  async function check(drafts: readonly Draft[]): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setRows(null);
    setError(null);
    setDone(0);
    const verdicts = new Map<Draft, RowVerdict>();
    try {
      for (const batch of batchesOf(drafts.filter(({ failures }) => failures.length === 0))) {
        const results = await withRetries(() =>
          api.imports.check.mutate({ boardId, rows: batch.map(({ row }) => row) }),
        );
        if (mine !== turn.current) return;
        batch.forEach((draft, index) => {
          const result = results[index];
          if (result) verdicts.set(draft, result);
        });
        setDone(verdicts.size);
      }
      setRows(checkedRows(drafts, verdicts));
    } catch (problem) {
      if (mine === turn.current) setError(problem);
    }
  }

  return { rows, done, error, check };
}
