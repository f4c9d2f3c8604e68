"use client";
import { createContext, type ReactNode, useContext } from "react";
import { type Figure, figureHref } from "./figure-address.ts";

/** What the figures of a page have in common. */
type Figures = {
  /** Shows the cards behind a figure. */
  open: (figure: Figure) => void;
  /** The days that the figures are about; open where one is missing. */
  range: { since?: string; until?: string };
  /** What the page's address says of those days. */
  address: URLSearchParams;
};
const FiguresContext = createContext<Figures>({
  open: () => undefined,
  range: {},
  address: new URLSearchParams(),
});
export const FiguresProvider = FiguresContext.Provider;

/** Returns what the figures of the page have in common. */
export function useFigures() {
  return useContext(FiguresContext);
}

export type FigureLinkProps = { figure: Figure; className?: string; children: ReactNode };

/** A number that leads to the cards behind it; an address like any other, so it opens in a new tab, too. */
export function FigureLink({ figure, className, children }: FigureLinkProps) {
  const { open, address } = useFigures();
  return (
    <a
      href={figureHref(figure, address)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(figure);
      }}
    >
      {children}
    </a>
  );
}
