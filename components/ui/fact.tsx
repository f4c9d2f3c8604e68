import type { ReactNode } from "react";

/** Shows one named value in a `dl`, on one line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mr-1.5 inline">{name}</dt>
      <dd className="inline text-ink">{children}</dd>
    </div>
  );
}
