import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { typeid } from "typeid-js";
import { api } from "#components/api/client.ts";
import { useLeaveWarning } from "#components/ui/use-leave-warning.ts";
import { LIMITS } from "#domain/limits.ts";
import {
  type CheckedRow,
  type Counts,
  countsOf,
  NO_COUNTS,
  type OnDuplicate,
  verdictOf,
} from "../model/checked.ts";
import type { Rest } from "../reader/take-out-rest.ts";
import { batchesOf, withRetries } from "./batches.ts";
import { NOTHING_RESTORED, type Restored, restoreSteps } from "./restore-rest.ts";

export type RunState = {
  status: "idle" | "running" | "stopping" | "stopped" | "failed" | "done";
  /** The numbers of rows sent, and of all rows. */
  sent: number;
  total: number;
  counts: Counts;
  /** The records restored besides the rows. */
  restored: Restored;
  error: unknown;
};

type Plan = {
  importId: string;
  fileName: string;
  onDuplicate: OnDuplicate;
  /** Companies and people come first, so that cards find theirs. */
  steps: ReturnType<typeof restoreSteps>;
  batches: CheckedRow[][];
  next: number;
};

const IDLE: RunState = {
  status: "idle",
  sent: 0,
  total: 0,
  counts: NO_COUNTS,
  restored: NOTHING_RESTORED,
  error: null,
};

/**
 * Imports the rows batch by batch. It stops between two batches if asked to, and can continue from there. A batch whose
 * response was lost is sent again under its number, and changes nothing twice.
 */
export function useRun(boardId: string) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(IDLE);
  const plan = useRef<Plan | null>(null);
  const isStopping = useRef(false);
  useLeaveWarning(state.status === "running" || state.status === "stopping");

  function start(
    fileName: string,
    rows: readonly CheckedRow[],
    onDuplicate: OnDuplicate,
    rest: Rest | undefined,
  ): Promise<void> {
    const importId = typeid("imp").toString();
    const accepted = rows.filter((row) => verdictOf(row, onDuplicate) !== "failed");
    const steps = rest ? restoreSteps(rest) : [];
    plan.current = { importId, fileName, onDuplicate, steps, batches: batchesOf(accepted), next: 0 };
    // The result counts all rows of the file, as the review does.
    const counts = { ...NO_COUNTS, failed: rows.length - accepted.length };
    setState({ ...IDLE, total: accepted.length, counts });
    return resume();
  }

  async function resume(): Promise<void> {
    const current = plan.current;
    if (!current) return;
    isStopping.current = false;
    setState((before) => ({ ...before, status: "running", error: null }));
    try {
      for (let [step] = current.steps; step && !isStopping.current; [step] = current.steps) {
        const added = await step();
        current.steps.shift();
        setState(({ restored, ...before }) => ({ ...before, restored: sumOf(restored, added) }));
      }
      while (current.next < current.batches.length && !isStopping.current) await sendNext(current);
      const isLeft = current.steps.length > 0 || current.next < current.batches.length;
      const status = isLeft ? "stopped" : "done";
      setState((before) => ({ ...before, status }));
    } catch (error) {
      setState((before) => ({ ...before, status: "failed", error }));
    }
    void queryClient.invalidateQueries();
  }

  async function sendNext(current: Plan): Promise<void> {
    const { importId, fileName, onDuplicate, batches, next } = current;
    const rows = (batches[next] ?? []).map(({ row }) => row);
    const input = {
      importId,
      boardId,
      fileName: fileName.slice(-LIMITS.text.title),
      number: next,
      rows,
      onDuplicate,
    };
    const verdicts = await withRetries(() => api.imports.run.mutate(input));
    current.next += 1;
    const added = countsOf(verdicts.map(({ verdict }) => verdict));
    setState(({ counts, sent, ...before }) => ({
      ...before,
      sent: sent + rows.length,
      counts: {
        created: counts.created + added.created,
        updated: counts.updated + added.updated,
        duplicate: counts.duplicate + added.duplicate,
        failed: counts.failed + added.failed,
      },
    }));
  }

  function stop(): void {
    isStopping.current = true;
    setState((before) => ({ ...before, status: "stopping" }));
  }

  return { state, importId: plan.current?.importId ?? null, start, resume, stop };
}

function sumOf(one: Restored, other: Restored): Restored {
  return {
    companies: one.companies + other.companies,
    people: one.people + other.people,
    interactions: one.interactions + other.interactions,
  };
}
