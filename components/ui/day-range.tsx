import { useId } from "react";
import { cn } from "./cn.ts";
import { DateInput } from "./date-input.tsx";

/** Days such as 2026-11-20; empty if that end is open. */
export type Days = { readonly since: string; readonly until: string };

export type DayRangeProps = {
  days: Days;
  onChange: (days: Days) => void;
  /** The visible labels of both ends. */
  labels: { since: string; until: string };
  /** The classes of each end. */
  className?: string;
};

/** Asks for the first and the last day of a range: side by side on a phone, in the row of a filter bar otherwise. */
export function DayRange({ days, onChange, labels, className }: DayRangeProps) {
  const id = useId();
  return (["since", "until"] as const).map((end) => (
    <div
      key={end}
      className={cn(
        "grid w-[calc(50%-0.25rem)] min-w-38 grow gap-1 sm:flex sm:w-auto sm:grow-0 sm:items-center sm:gap-2 sm:*:last:w-40",
        className,
      )}
    >
      <label htmlFor={id + end} className="text-sm text-ink-muted">
        {labels[end]}
      </label>
      <DateInput id={id + end} value={days[end]} onChange={(day) => onChange({ ...days, [end]: day })} />
    </div>
  ));
}
