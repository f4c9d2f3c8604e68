"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Field } from "#components/ui/field.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { PasswordInput } from "./password-input.tsx";
import { type JudgePassword, PasswordStrength } from "./password-strength.tsx";

export type NewPasswordFieldProps = {
  name: string;
  label: string;
  error: string | null | undefined;
  required?: boolean;
  judge: JudgePassword;
};

/**
 * A password that is being chosen; password managers offer to make and keep it. Says how strong it is while it is typed, held
 * against the name and address that stand in the same form.
 */
export function NewPasswordField({ name, label, error, required, judge }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  const [typed, setTyped] = useState<FormData | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = field.current?.closest("form");
    const forget = () => setTyped(null);
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  return (
    <div ref={field} className="grid gap-1.5">
      <Field label={label} hint={t("passwordHint", limitsInTexts)} error={error} required={required ?? false}>
        {(control) => (
          <PasswordInput
            {...control}
            name={name}
            autoComplete="new-password"
            onInput={({ currentTarget: { value, form } }) => {
              const given = new FormData(form ?? undefined);
              const judged = new FormData();
              judged.set("password", value);
              for (const field of ["email", "name"]) judged.set(field, given.get(field) ?? "");
              setTyped(judged);
            }}
          />
        )}
      </Field>
      <PasswordStrength typed={typed} error={error} judge={judge} />
    </div>
  );
}
