"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { tidyDrafts } from "#components/editing/stored-drafts.ts";
import { UnsavedGuard } from "#components/editing/unsaved-guard.tsx";
import { IdentityQuestions } from "#components/identity/identity-question.tsx";
import { topDialog } from "#components/ui/overlay.tsx";
import { forgetRefusal } from "#components/ui/refusals.ts";
import { startBackground } from "./background.ts";
import { usePageOwner } from "./page-owner.ts";
import type { ErrorReporter } from "./query-client.ts";
import { useErrorReport } from "./use-error-report.ts";
import { WaitingChanges } from "./waiting-changes.tsx";

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
        forgetRefusal(dialog);
        askedIn.set(change, dialog);
      },
      refused: (error, change) => report.current(error, askedIn.get(change) ?? null),
      unread: (error) => report.current(error, null, () => void queryClient.invalidateQueries()),
    });
  }, [onReady, queryClient]);
}
