"use client";
import { type ReactNode, useId } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { useFormResult } from "./action-form.tsx";
import { FieldProblem } from "./form-problem.tsx";

export type FormCheckboxProps = { name: string; label: ReactNode; defaultChecked?: boolean };

/** Renders a checkbox of an ActionForm, with its error beneath. */
export function FormCheckbox({ name, label, defaultChecked }: FormCheckboxProps) {
  const errorId = useId();
  const error = useFormResult().errors[name];
  return (
    <div className="grid gap-1.5">
      <Checkbox
        name={name}
        label={label}
        defaultChecked={defaultChecked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
    </div>
  );
}
