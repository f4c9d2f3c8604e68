"use client";
import { createContext, useContext } from "react";

const PageOwnerContext = createContext<string | null>(null);

/** Tells the page whose it is, by their address; null for pages that are nobody's. */
export const PageOwner = PageOwnerContext.Provider;

/** The address of the person who opened the page, whoever is signed in by now. */
export function usePageOwner(): string | null {
  return useContext(PageOwnerContext);
}
