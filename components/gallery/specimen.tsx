import { type ReactNode, useId } from "react";

/** Groups related parts under one heading. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-6">
      <h2 id={id} className="border-b border-line pb-2 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = {
  /** The part's name in the code. */
  name: string;
  /** In a row like buttons, or one per line like fields. */
  layout?: "row" | "grid" | "block";
  children: ReactNode;
};

const layouts = {
  row: "flex flex-wrap items-center gap-3",
  grid: "grid items-start gap-x-6 gap-y-5 sm:grid-cols-2",
  block: "grid gap-3",
};

/** Shows one part in all of its states. */
export function Specimen({ name, layout = "row", children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 gap-2 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-6">
      <h3 className="font-mono text-xs leading-6 text-ink-muted">{name}</h3>
      <div className={layouts[layout]}>{children}</div>
    </div>
  );
}
