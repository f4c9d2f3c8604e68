import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from "react";

export type LazyMenuProps = {
  button: ReactElement<{ onClick?: () => void }>;
  /** The whole menu with the same button; it is rendered open, because the first press loaded it. */
  children: ReactNode;
};

/** Renders a menu's button; the menu is loaded and mounted with the first press. */
export function LazyMenu({ button, children }: LazyMenuProps) {
  const [isRequested, setRequested] = useState(false);
  if (!isRequested) return cloneElement(button, { onClick: () => setRequested(true) });
  return <Suspense fallback={button}>{children}</Suspense>;
}
