"use client";
import { useMutationState } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useUnsavedValues } from "#components/editing/unsaved.ts";
import { useIsOnline } from "#components/ui/use-is-online.ts";

/** Says while offline how many changes wait for a connection, and asks before the page is left with them. */
export function WaitingChanges() {
  const t = useTranslations("editing");
  const isOnline = useIsOnline();
  const paused = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  // Sent values are among the paused changes.
  const typed = useUnsavedValues().filter(({ state }) => state === "typed").length;
  const isWaiting = !isOnline && paused > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isWaiting]);
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
