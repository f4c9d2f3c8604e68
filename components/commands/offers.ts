"use client";
import type { LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { create } from "zustand";

/** Something that can be done from here. */
export type Command = { id: string; label: string; icon: LucideIcon; run: () => void; keys?: string };

/** A key and what it does, for the list of keys. */
export type KeyHint = { keys: readonly string[]; label: string };

type Offer = { commands: readonly Command[]; hints: readonly KeyHint[] };

const useAllOffers = create<readonly Offer[]>(() => []);

/** Offers a page's commands and keys for as long as the page is open; `offer` stays the same object while it means the same. */
export function useOffer(offer: Offer): void {
  useEffect(() => {
    useAllOffers.setState((offers) => [...offers, offer], true);
    return () => useAllOffers.setState((offers) => offers.filter((other) => other !== offer), true);
  }, [offer]);
}

/** What the pages that are open offer. */
export function useOffers(): readonly Offer[] {
  return useAllOffers();
}
