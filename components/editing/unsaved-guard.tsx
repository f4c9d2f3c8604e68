import { lazy, Suspense, useEffect, useState } from "react";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { useLeaveWarning } from "#components/ui/use-leave-warning.ts";
import { leave, stay, useLeaving, useUnsavedValues } from "./unsaved.ts";

const loadQuestion = loadAhead(() => import("./leave-question.tsx"));
const LeaveQuestion = lazy(() => loadQuestion().catch(() => ({ default: () => null })));

/** The time after which a slow save is shown. */
const SLOW_MS = 700;

/**
 * Keeps unsaved input on the page: a followed link waits until everything is saved, and the person is asked if that
 * fails. Rendered once in every page for signed-in people.
 */
export function UnsavedGuard() {
  const leaving = useLeaving();
  const values = useUnsavedValues();
  const isUnsaved = values.length > 0;
  const isFailed = values.some(({ state }) => state === "failed");
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isUnsaved) return;
    // The dialog must be loaded before the connection is lost.
    void loadQuestion().catch(() => undefined);
    window.addEventListener("click", holdLink, { capture: true });
    return () => window.removeEventListener("click", holdLink, { capture: true });
  }, [isUnsaved]);

  useLeaveWarning(isFailed);

  useEffect(() => {
    if (!leaving) return setLate(false);
    if (!isUnsaved) {
      stay();
      leaving();
      return;
    }
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [leaving, isUnsaved]);

  if (!leaving || !(isFailed || isLate)) return null;
  const proceed = () => {
    stay();
    leaving();
  };
  return (
    <Suspense>
      <LeaveQuestion onLeave={proceed} />
    </Suspense>
  );
}

let isFollowing = false;

/** Holds the click on a link to another of our pages until everything is saved, and then repeats it. */
function holdLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !isPlain || isFollowing || event.defaultPrevented) return;
  if (link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  event.stopPropagation();
  leave(() => {
    isFollowing = true;
    if (link.isConnected) link.click();
    else location.assign(link.href);
    isFollowing = false;
  });
}
