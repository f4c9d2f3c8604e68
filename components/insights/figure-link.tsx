"use client";
import { createContext, type ReactNode, useContext } from "react";
import { type Figure, figureHref } from "./figure-address.ts";

const OpenFigure = createContext<(figure: Figure) => void>(() => undefined);
export const OpenFigureProvider = OpenFigure.Provider;

/** Shows the cards behind a figure. */
export function useOpenFigure() {
  return useContext(OpenFigure);
}

export type FigureLinkProps = { figure: Figure; className?: string; children: ReactNode };

/** A number that leads to the cards behind it; an address like any other, so it opens in a new tab, too. */
export function FigureLink({ figure, className, children }: FigureLinkProps) {
  const open = useOpenFigure();
  return (
    <a
      href={figureHref(figure)}
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
