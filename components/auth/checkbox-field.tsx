import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Checkbox, type CheckboxProps } from "#components/ui/checkbox.tsx";

/** A check box of a form, with what is wrong about it beneath. */
export function CheckboxField({ error, ...box }: CheckboxProps & { error: string | undefined }) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-sm text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
