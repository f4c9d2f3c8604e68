import type { Outputs } from "#components/api/client.ts";
import type { Draft } from "./draft.ts";

export type RowVerdict = Outputs["imports"]["check"][number];
export type OnDuplicate = "skip" | "create" | "update";
export type Verdict = "created" | "updated" | "duplicate" | "failed";

/** A row with the server's verdict. */
export type CheckedRow = Draft & {
  issues: RowVerdict["issues"];
  same: RowVerdict["same"];
  /** The line of an earlier row of the file that is the same. */
  sameLine: number | null;
};

/** Combines the rows with the server's verdicts, and finds rows of the file that are the same as each other. */
export function checkedRows(
  drafts: readonly Draft[],
  verdicts: ReadonlyMap<Draft, RowVerdict>,
): CheckedRow[] {
  const lines = new Map<string, number>();
  return drafts.map((draft) => {
    const { issues = [], same = null, keys = [] } = verdicts.get(draft) ?? {};
    const sameLine = keys.map((key) => lines.get(key)).find((line) => line !== undefined) ?? null;
    if (same === null && sameLine === null) for (const key of keys) lines.set(key, draft.line);
    return { ...draft, issues, same, sameLine };
  });
}

/** Returns the verdict on a row, depending on how duplicates are handled. */
export function verdictOf(
  { failures, issues, same, sameLine }: CheckedRow,
  onDuplicate: OnDuplicate,
): Verdict {
  if (failures.length > 0 || issues.length > 0) return "failed";
  if ((same === null && sameLine === null) || onDuplicate === "create") return "created";
  return onDuplicate === "update" ? "updated" : "duplicate";
}

export type Counts = Record<Verdict, number>;
export const NO_COUNTS: Counts = { created: 0, updated: 0, duplicate: 0, failed: 0 };

/** Counts the rows by verdict. */
export function countsOf(verdicts: readonly Verdict[]): Counts {
  const counts = { ...NO_COUNTS };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}
