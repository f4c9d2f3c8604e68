import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The visible label; leave it out only if an `aria-label` or a Field names the checkbox. */
  label?: ReactNode;
  hint?: ReactNode;
  indeterminate?: boolean;
};

/** Renders a checkbox with its label; the whole line can be clicked. */
export function Checkbox(props: CheckboxProps) {
  return props.label ? <LabelledBox {...props} /> : boxOf(props);
}

function LabelledBox({ label, hint, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid min-h-6 grid-cols-[auto_1fr] content-center items-start gap-x-2.5 text-sm text-ink pointer-coarse:min-h-11",
        className,
      )}
    >
      {boxOf({ ...rest, id, className: "mt-0.5" })}
      <span className="grid gap-0.5">
        <span>{label}</span>
        {hint ? <span className="text-ink-muted">{hint}</span> : null}
      </span>
    </label>
  );
}

function boxOf({ label: _label, hint: _hint, indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      autoComplete="off"
      {...rest}
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
      className={cn("checkbox", className)}
    />
  );
}
