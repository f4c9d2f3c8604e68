import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** What input, textarea, select and combobox have in common. 16 px on touch, below which iOS zooms into the field. */
const controlClasses =
  "w-full min-w-0 rounded-control border border-line-control bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger sm:text-sm pointer-coarse:text-base";

/** A one-line text field. Give it a label with Field. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cn(controlClasses, "h-9 pointer-coarse:h-11", className)} />;
}

/** A text field of several lines that grows with its text. Give it a label with Field. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-20 py-2 leading-relaxed", className)}
    />
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<"select">, "children"> & { options: readonly SelectOption[] };

/**
 * One of a few values. The browser's own control: it works before scripts, types ahead, and is a wheel on
 * phones; where the browser lets its list be styled (`base-select`), it is.
 */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cn("select", controlClasses, "h-9 pr-9 pointer-coarse:h-11", className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
