"use client";
import type { LucideIcon } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";

/** Something the page that is open can do. */
type Command = { id: string; label: string; icon: LucideIcon; run: () => void; keys?: string };

/** A key and what it does, for the list of keys. */
export type KeyHint = { keys: readonly string[]; label: string };

type Offer = { commands: readonly Command[]; hints: readonly KeyHint[] };
const nothing: readonly Offer[] = [];
let offers: readonly Offer[] = nothing;
const listeners = new Set<() => void>();

function change(next: readonly Offer[]): void {
  offers = next;
  for (const listener of listeners) listener();
}

/** Offers a page's commands and keys for as long as the page is open; `offer` stays the same object while it means the same. */
export function useOffer(offer: Offer): void {
  useEffect(() => {
    change([...offers, offer]);
    return () => change(offers.filter((other) => other !== offer));
  }, [offer]);
}

/** What the pages that are open offer. */
export function useOffers(): readonly Offer[] {
  return useSyncExternalStore(
    subscribe,
    () => offers,
    () => nothing,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
