import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** Turns a setting on or off immediately; for a choice sent with a form, use Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cn(
        "flex min-h-6 items-start justify-between gap-4 text-sm text-ink pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="grid gap-0.5">
        <span>{label}</span>
        {hint ? <span className="text-ink-muted">{hint}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser derives aria-checked from the checkbox */}
      <input autoComplete="off" {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
