import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { topDialog } from "#components/ui/overlay.tsx";
import { forgetRefusal } from "#components/ui/refusals.ts";
import type { ErrorTeller } from "./query-client.ts";
import { useErrorReport } from "./use-error-report.ts";

/** Tells of errors as long as the page stands: what was asked for in a dialog is refused in it, all else in a toast. */
export function useErrorTeller(onReady: (teller: ErrorTeller) => void): void {
  const queryClient = useQueryClient();
  const report = useRef(useErrorReport());
  useEffect(() => {
    const askedIn = new WeakMap<object, HTMLElement>();
    onReady({
      began: (change) => {
        const dialog = topDialog();
        if (!dialog) return;
        forgetRefusal(dialog);
        askedIn.set(change, dialog);
      },
      refused: (error, change) => report.current(error, askedIn.get(change) ?? null),
      unread: (error) => report.current(error, null, () => void queryClient.invalidateQueries()),
    });
  }, [onReady, queryClient]);
}
