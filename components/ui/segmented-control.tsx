import type { ReactNode } from "react";
import { cn } from "./cn.ts";

type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };

export type SegmentedControlProps<Value extends string> = {
  /** The subject of the choice, for screen readers. */
  label: string;
  name: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  size?: "sm" | "md";
  className?: string;
};

/** Renders two to five short choices, one of which is always selected, such as a view. Arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, segments, value, onValueChange, size = "md", className } = props;
  return (
    <fieldset className={cn("inline-flex gap-0.5 rounded-control bg-sunken p-0.5", className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cn(
            "relative inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-[0.375rem] px-3 text-sm font-medium text-ink-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10 [&_svg]:size-4",
            size === "sm" ? "min-h-7 px-2.5" : "min-h-8",
          )}
        >
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
