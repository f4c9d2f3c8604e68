import { createContext, useContext } from "react";

const PageOwnerContext = createContext<string | null>(null);

/** Provides the email address of the page's owner; null for pages without one. */
export const PageOwner = PageOwnerContext.Provider;

/** Returns the address of the person who opened the page, even if someone else is signed in now. */
export function usePageOwner(): string | null {
  return useContext(PageOwnerContext);
}
