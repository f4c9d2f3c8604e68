import { mayBeUnsaid } from "#domain/job-defaults.ts";
import type { Status } from "#domain/values.ts";
import { type Issue, OperationError } from "#server/core/errors.ts";
import { type Cell, type ColumnKey, readCell } from "#server/resources/spreadsheet-columns.ts";

type Edit = { applicationId: string; column: ColumnKey; value: Cell };
type Changed<Value> = { value: Value; index: number };

/** The cells of one card that are edited, each with the index of its edit; the last edit of a cell counts. */
export type CellChange = Partial<Record<ColumnKey, Changed<Cell>>> & {
  company?: Changed<string>;
  status?: Changed<Status>;
};

/**
 * The edits by card.
 * @param takesBack whether null takes back what may be left unsaid
 * @throws validation_failed with the index of each that is refused
 */
export function readEdits(edits: readonly Edit[], takesBack: boolean): Map<string, CellChange> {
  const issues: Issue[] = [];
  const changes = new Map<string, CellChange>();
  for (const [index, { applicationId, column, value }] of edits.entries()) {
    const isTakenBack = takesBack && mayBeUnsaid(column) && (value === null || value === "");
    const read = isTakenBack ? { value: null } : readCell(column, value);
    if ("refused" in read) issues.push({ path: ["edits", index, "value"], message: read.refused });
    else
      changes.set(applicationId, { ...changes.get(applicationId), [column]: { value: read.value, index } });
  }
  if (issues.length === 0) return changes;
  const [first] = issues;
  const detail = `Nothing was edited: ${first?.path.slice(0, 2).join(".")}: ${first?.message}`;
  throw new OperationError("validation_failed", detail, { issues });
}
