import type { ReactNode } from "react";
import { cn } from "./cn.ts";

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

/** Renders a few choices side by side, each with room for an explanation. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, defaultValue, onValueChange, className } = props;
  return (
    <fieldset className={cn("grid content-start gap-2", className)}>
      <legend className="mb-2 text-sm font-medium text-ink">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-6 gap-2.5 text-sm text-ink pointer-coarse:min-h-11">
          <input
            type="radio"
            // When the person goes back to the page, the browser would restore the earlier choice without telling React.
            autoComplete="off"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onValueChange ? () => onValueChange(option.value) : undefined}
            className="radio mt-0.5"
          />
          <span className="grid content-start gap-0.5">
            <span>{option.label}</span>
            {option.hint ? <span className="text-ink-muted">{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
