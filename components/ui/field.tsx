import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";
import { useInvalid } from "./use-invalid.ts";

/** The props for Field's control: spread them on Input, Textarea, Select, or Combobox. */
type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do about it; if given, the control is marked as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Content to the right of the label: "Forgot it?", a counter. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** The props of a control and its Field as one component. `className` is the control's. */
export type LabeledProps<ControlProps> = Omit<ControlProps, "id" | keyof FieldProps> &
  Omit<FieldProps, "className" | "children"> & { className?: string; fieldClassName?: string };

/** Splits the props of a control with its label into props of the Field and props of the control. */
export function splitProps<ControlProps>(props: LabeledProps<ControlProps>) {
  const { label, hint, error, required, hideLabel, aside, fieldClassName, ...control } = props;
  return {
    field: { label, hint, error, required, hideLabel, aside, className: fieldClassName },
    control: control as Omit<ControlProps, "id" | keyof FieldProps> & { className?: string },
  };
}

/** Renders a control with its label, hint, and error, connected so that screen readers read all three. */
export function Field({ label, hint, required, hideLabel, aside, className, children, ...rest }: FieldProps) {
  const id = useId();
  const { found, ...listeners } = useInvalid();
  const error = rest.error || found;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(" ");
  return (
    <div {...listeners} className={cn("grid content-start gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-3", hideLabel && !aside && "sr-only")}>
        <Label htmlFor={id} className={hideLabel ? "sr-only" : "min-w-0"}>
          {label}
        </Label>
        {aside ? <span className="text-sm text-ink-muted">{aside}</span> : null}
      </div>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        required,
      })}
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-sm text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Renders the label of a form control; `htmlFor` is the control's id. Field has its own label. */
export function Label({
  className,
  htmlFor,
  children,
  ...rest
}: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label {...rest} htmlFor={htmlFor} className={cn("text-sm font-medium text-ink", className)}>
      {children}
    </label>
  );
}

/** Shows the error of a group of controls, which its `aria-describedby` names; renders nothing without one. */
export function GroupError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="text-sm text-danger-text">
      {children}
    </p>
  );
}
