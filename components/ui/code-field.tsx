import type { ReactNode } from "react";
import { cn } from "./cn.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

export type CodeFieldProps = {
  label: string;
  hint?: ReactNode;
  error: string | null | undefined;
  autoFocus?: boolean;
  className?: string;
};

/** Asks for the code of an authenticator app; phones show the number keypad, and password managers fill the code in. */
export function CodeField({ label, hint, error, autoFocus, className }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus={autoFocus}
          className={cn("font-mono tracking-widest", className)}
        />
      )}
    </Field>
  );
}
