import { type ReactNode, useId } from "react";
import { Card } from "#components/ui/card.tsx";

/** Groups facts under a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-3 p-5 text-sm">
        <h2 id={headingId} className="font-semibold tracking-tight">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
