"use client";
import { usePathname } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { MoreButton } from "./more-button.tsx";
import type { ShellPlaces } from "./navigation.ts";

const MoreList = lazy(() => import("./more-list.tsx"));

export type MoreMenuProps = {
  places: ShellPlaces;
  /** The paths behind it; on one of them it is the tab one is on. */
  sections: readonly string[];
};

/** The destinations for which the tab bar has no room; their menu comes with the first press. */
export function MoreMenu({ places, sections }: MoreMenuProps) {
  const [asked, setAsked] = useState(false);
  const pathname = usePathname();
  const here = sections.some((section) => pathname === section || pathname.startsWith(`${section}/`));
  const face = { "data-current": here || undefined };
  const button = <MoreButton {...face} onClick={() => setAsked(true)} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <MoreList places={places} face={face} />
    </Suspense>
  );
}
