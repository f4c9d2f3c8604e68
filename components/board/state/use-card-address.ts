"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useRef } from "react";

const PARAMETER = "card";

/** The address of a card on the page that is open. */
export function cardHref(id: string): string {
  return `?${PARAMETER}=${encodeURIComponent(id)}`;
}

/** The card whose drawer is open. It is the address that says so: a link opens it, and Back closes it. */
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
