import type { LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { create } from "zustand";

/** A command available on the open page. */
export type Command = { id: string; label: string; icon: LucideIcon; run: () => void; keys?: string };

/** A key and its effect, for the list of keys. */
export type KeyHint = { keys: readonly string[]; label: string };

type Offer = { commands: readonly Command[]; hints: readonly KeyHint[] };

const useAllOffers = create<readonly Offer[]>(() => []);

/** Offers a page's commands and keys while the page is open. `offer` must stay the same object while its content does. */
export function useOffer(offer: Offer): void {
  useEffect(() => {
    useAllOffers.setState((offers) => [...offers, offer], true);
    return () => useAllOffers.setState((offers) => offers.filter((other) => other !== offer), true);
  }, [offer]);
}

/** Returns the offers of the open pages. */
export function useOffers(): readonly Offer[] {
  return useAllOffers();
}
