import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { removeParameter } from "#components/ui/address.ts";
import { useBoard } from "./board-context.ts";

const PARAMETER = "add";

/** Returns the address of the open board that starts a new card with this title. */
export function addHref(title: string): string {
  return `?${PARAMETER}=${encodeURIComponent(title)}`;
}

/** Begins a card that the address asks for, once. */
export function useRequestedCard(): void {
  const { store, data } = useBoard();
  const title = useSearchParams().get(PARAMETER);
  useEffect(() => {
    if (title === null) return;
    store.setState({ adding: data().shown[0] ?? "saved", addingTitle: title });
    removeParameter(PARAMETER);
  }, [store, data, title]);
}
