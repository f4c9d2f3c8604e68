"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import { textControl } from "#components/ui/control-classes.ts";
import { useFormResult } from "./action-form.tsx";
import { FieldProblem } from "./form-problem.tsx";
import { PasswordInput, type PasswordToggle } from "./password-input.tsx";

const codeControl = `${textControl} font-mono tracking-widest uppercase`;

export type FormFieldProps = Omit<ComponentProps<"input">, "name" | "className" | "id"> & {
  name: string;
  label: string;
  hint?: string;
  /** Content to the right of the label. */
  aside?: ReactNode;
  /** Makes the field a password, which can be shown. */
  toggle?: PasswordToggle;
  /** Shows the text in monospaced capitals, for a code that is copied from another screen. */
  isCode?: boolean;
};

/** Renders a field of an ActionForm with the server's error, and the text typed before. */
export function FormField({
  name,
  label,
  hint,
  aside,
  toggle,
  isCode,
  defaultValue,
  ...rest
}: FormFieldProps) {
  const { errors, values } = useFormResult();
  const id = useId();
  const error = errors[name];
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const control = {
    ...rest,
    id,
    name,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside ? <span className="text-sm text-ink-muted">{aside}</span> : null}
      </div>
      {toggle ? (
        <PasswordInput {...control} toggle={toggle} />
      ) : (
        <input
          dir="auto"
          {...control}
          defaultValue={values[name] ?? defaultValue}
          className={isCode ? codeControl : textControl}
        />
      )}
      {error ? <FieldProblem id={`${id}-error`}>{error}</FieldProblem> : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
