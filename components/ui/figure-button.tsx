import type { ReactNode } from "react";

export type FigureButtonProps = {
  /** The text that screen readers add to the number: which rows it opens. */
  opens: string;
  onClick: () => void;
  children: ReactNode;
};

/** Renders a number in a text or a table that opens the rows that it counts. */
export function FigureButton({ opens, onClick, children }: FigureButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 min-h-6 px-2 text-start underline decoration-line-strong underline-offset-4 hover:decoration-current print:min-h-0"
    >
      {children}
      <span className="sr-only">: {opens}</span>
    </button>
  );
}
