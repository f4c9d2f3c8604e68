"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { hasUnsaved, leave } from "#components/editing/unsaved.ts";

const PARAMETER = "card";

/** Returns the address of a card on the open page. */
export function cardHref(id: string): string {
  return `?${PARAMETER}=${encodeURIComponent(id)}`;
}

/**
 * Returns the card whose drawer is open, and the functions to open and close it. The address names the card: a link
 * opens it, and Back closes it.
 */
export function useCardAddress() {
  const openId = useSearchParams().get(PARAMETER);
  const pushed = useRef(false);

  const open = useCallback((id: string) => {
    const here = new URLSearchParams(window.location.search);
    const replaces = here.has(PARAMETER);
    here.set(PARAMETER, id);
    if (replaces) window.history.replaceState(null, "", `?${here}`);
    else window.history.pushState(null, "", `?${here}`);
    pushed.current ||= !replaces;
  }, []);

  const close = useCallback(() => {
    if (pushed.current) {
      pushed.current = false;
      window.history.back();
      return;
    }
    const here = new URLSearchParams(window.location.search);
    here.delete(PARAMETER);
    const rest = here.toString();
    window.history.replaceState(null, "", rest === "" ? window.location.pathname : `?${rest}`);
  }, []);

  return { openId, open, close };
}

/**
 * Returns the card whose drawer is drawn: the one in the address, once everything in the drawer is saved. If the person
 * goes back earlier, the drawer stays open until then.
 */
export function useKeptCard({ openId, open, close }: ReturnType<typeof useCardAddress>): string | null {
  const [drawnId, setDrawn] = useState(openId);
  useEffect(() => {
    if (openId === drawnId) return;
    if (drawnId === null || !hasUnsaved()) return setDrawn(openId);
    open(drawnId);
    leave(() => (openId === null ? close() : open(openId)));
  }, [openId, drawnId, open, close]);
  return drawnId;
}
