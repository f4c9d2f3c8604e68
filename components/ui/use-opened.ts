import { useSearchParams } from "next/navigation";
import { useCallback, useRef } from "react";
import { removeParameter } from "./address.ts";

/**
 * Returns the item whose drawer is open, and the functions to open and close it. A parameter of the address names the item: a link opens it,
 * and Back closes it.
 */
export function useOpened(parameter: string) {
  const openId = useSearchParams().get(parameter);
  const pushed = useRef(false);

  const open = useCallback(
    (id: string) => {
      const here = new URLSearchParams(window.location.search);
      const replaces = here.has(parameter);
      here.set(parameter, id);
      if (replaces) window.history.replaceState(null, "", `?${here}`);
      else window.history.pushState(null, "", `?${here}`);
      pushed.current ||= !replaces;
    },
    [parameter],
  );

  const close = useCallback(() => {
    if (pushed.current) {
      pushed.current = false;
      window.history.back();
      return;
    }
    removeParameter(parameter);
  }, [parameter]);

  return { openId, open, close };
}
