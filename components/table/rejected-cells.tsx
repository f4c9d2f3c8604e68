import { useUnsaved } from "#components/editing/unsaved.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { useTable, useTableUi } from "./state/table-context.ts";
import type { TableUi } from "./state/table-store.ts";

/** Says how many cells weren't saved, and offers to retry or to restore the saved values; renders nothing if all were. */
export function RejectedCells() {
  const { actions, t } = useTable();
  const edited = useTableUi(countEdits);
  const rejected = useTableUi(countRejected);
  useUnsaved({
    label: t("unsavedCells", { count: Math.max(1, edited) }),
    state: rejected > 0 ? "failed" : edited > 0 ? "saving" : null,
    commit: () => undefined,
    discard: actions.discardRefused,
  });
  if (rejected === 0) return null;
  return (
    <Callout
      tone="error"
      className="mx-4 mb-3 sm:mx-6"
      action={
        <>
          <Button size="sm" onClick={actions.retryRefused}>
            {t("tryAgain")}
          </Button>
          <Button size="sm" onClick={actions.discardRefused}>
            {t("discardRefused", { count: rejected })}
          </Button>
        </>
      }
    >
      {t("refusedCells", { count: rejected })}
    </Callout>
  );
}

const cellsOf = ({ edits }: TableUi) => [...edits.values()].flatMap((row) => Object.values(row));
const countEdits = (ui: TableUi) => cellsOf(ui).length;
const countRejected = (ui: TableUi) => cellsOf(ui).filter(({ rejection }) => rejection !== null).length;
