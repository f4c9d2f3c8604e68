import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlClasses } from "./control-classes.ts";

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
