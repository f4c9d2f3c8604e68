import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { tidyDrafts } from "#components/editing/stored-drafts.ts";
import { useUnsavedValues } from "#components/editing/unsaved.ts";
import { UnsavedGuard } from "#components/editing/unsaved-guard.tsx";
import { IdentityQuestions } from "#components/identity/identity-question.tsx";
import { forgetError } from "#components/ui/dialog-errors.ts";
import { topDialog } from "#components/ui/overlay.tsx";
import { useIsOnline } from "#components/ui/use-is-online.ts";
import { useLeaveWarning } from "#components/ui/use-leave-warning.ts";
import { startBackground } from "./background.ts";
import { usePageOwner } from "./page-owner.ts";
import type { ErrorReporter } from "./query-client.ts";
import { useErrorReport } from "./use-error-report.ts";

export type AfterPaintProps = {
  /** Receives the object that shows errors. */
  onErrors: (reporter: ErrorReporter) => void;
};

/** Starts the parts that every page needs after it is drawn: identity dialogs, the guard of unsaved input, and live updates. */
export default function AfterPaint({ onErrors }: AfterPaintProps) {
  useErrorReporter(onErrors);
  const queryClient = useQueryClient();
  const t = useTranslations("api.fields");
  const owner = usePageOwner();
  useEffect(() => startBackground(queryClient, t), [queryClient, t]);
  useEffect(() => {
    if (owner !== null) tidyDrafts(owner);
  }, [owner]);
  return (
    <>
      <IdentityQuestions />
      <UnsavedGuard />
      <WaitingChanges />
    </>
  );
}

/** Shows errors while the page is open: in the dialog that a change was made from, otherwise in a toast. */
function useErrorReporter(onReady: (reporter: ErrorReporter) => void): void {
  const queryClient = useQueryClient();
  const report = useRef(useErrorReport());
  useEffect(() => {
    const askedIn = new WeakMap<object, HTMLElement>();
    onReady({
      began: (change) => {
        const dialog = topDialog();
        if (!dialog) return;
        forgetError(dialog);
        askedIn.set(change, dialog);
      },
      rejected: (error, change) => report.current(error, askedIn.get(change) ?? null),
      unread: (error) => report.current(error, null, () => void queryClient.invalidateQueries()),
    });
  }, [onReady, queryClient]);
}

/** Says while offline how many changes wait for a connection, and asks before the page is left with them. */
function WaitingChanges() {
  const t = useTranslations("editing");
  const isOnline = useIsOnline();
  const paused = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  // Sent values are among the paused changes.
  const typed = useUnsavedValues().filter(({ state }) => state === "typed").length;
  useLeaveWarning(!isOnline && paused > 0);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-60 flex justify-center px-4">
      {isOnline ? null : (
        <p className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-1.5 text-sm text-ink shadow-raised">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {t("waiting", { count: paused + typed })}
        </p>
      )}
    </div>
  );
}
