import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";

export type OverviewSectionProps = {
  title: string;
  count?: number;
  hint?: string;
  /** Said in place of a list that holds nothing. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** A list of the overview under its heading. */
export function OverviewSection({ title, count, hint, none, isEmpty, children }: OverviewSectionProps) {
  return (
    <Card className="overflow-hidden">
      <div className="px-5 pt-5 pb-3">
        <h2 className="text-sm font-semibold">
          {title}
          {count === undefined ? null : (
            <span className="ml-2 font-medium text-ink-muted tabular-nums">{count}</span>
          )}
        </h2>
        {hint ? <p className="mt-0.5 text-sm text-ink-muted">{hint}</p> : null}
      </div>
      {isEmpty ? <p className="px-5 pb-5 text-sm text-ink-muted">{none}</p> : children}
    </Card>
  );
}
