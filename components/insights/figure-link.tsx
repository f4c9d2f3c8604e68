import { createContext, type ReactNode, useContext } from "react";
import { type Figure, figureHref } from "./figure-address.ts";

/** The context that a page's figures share. */
type Figures = {
  /** Shows the cards behind a figure. */
  open: (figure: Figure) => void;
  /** The days that the figures cover; a missing one leaves that end open. */
  range: { since?: string; until?: string };
  /** The parameters of those days in the page's address. */
  address: URLSearchParams;
};
const FiguresContext = createContext<Figures>({
  open: () => undefined,
  range: {},
  address: new URLSearchParams(),
});
export const FiguresProvider = FiguresContext.Provider;

/** Returns the context that the page's figures share. */
export function useFigures() {
  return useContext(FiguresContext);
}

export type FigureLinkProps = { figure: Figure; className?: string; children: ReactNode };

/** Links a number to the cards behind it; a normal address, so that it also opens in a new tab. */
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
