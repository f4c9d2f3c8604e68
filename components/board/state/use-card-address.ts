import { useEffect, useState } from "react";
import { hasUnsaved, leave } from "#components/editing/unsaved.ts";
import { useOpened } from "#components/ui/use-opened.ts";

const PARAMETER = "card";

/** Returns the address of a card on the open page. */
export function cardHref(id: string): string {
  return `?${PARAMETER}=${encodeURIComponent(id)}`;
}

/** Returns the card whose drawer is open, and the functions to open and close it. */
export const useCardAddress = () => useOpened(PARAMETER);

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
