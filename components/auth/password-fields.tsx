"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Field } from "#components/ui/field.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { StrengthFeedback } from "#server/auth/typed-password.ts";
import { useFormResult } from "./action-form.tsx";
import { PasswordInput } from "./password-input.tsx";
import { usePasswordToggle } from "./password-toggle.tsx";

export type NewPasswordFieldProps = {
  name: string;
  label: string;
  error: string | null | undefined;
  required?: boolean;
  validate: ValidatePassword;
};

/**
 * Asks for a new password, which password managers offer to generate. Shows its strength while it is typed, checked
 * against the name and address in the same form.
 */
export function NewPasswordField({ name, label, error, required, validate }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  const toggle = usePasswordToggle();
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
            toggle={toggle}
            name={name}
            autoComplete="new-password"
            onInput={({ currentTarget: { value, form } }) => {
              const values = new FormData(form ?? undefined);
              const entered = new FormData();
              entered.set("password", value);
              for (const field of ["email", "name"]) entered.set(field, values.get(field) ?? "");
              setTyped(entered);
            }}
          />
        )}
      </Field>
      <PasswordStrength typed={typed} error={error} validate={validate} />
    </div>
  );
}

/** Renders a required NewPasswordField in an ActionForm. */
export function ChosenPassword({ label, validate }: { label: string; validate: ValidatePassword }) {
  const { errors } = useFormResult();
  return (
    <NewPasswordField name="password" label={label} error={errors.password} required validate={validate} />
  );
}

/** Checks the strength of the typed `password`, with the `email` and `name` from the same form. */
export type ValidatePassword = (typed: FormData) => Promise<StrengthFeedback | null>;

/** The pause in typing before the check: screen readers announce it once, not at each key. */
const PAUSE_MS = 500;
const BARS = { weak: 1, good: 2, strong: 3 } as const;
const COLORS = { weak: "bg-danger", good: "bg-warning-text", strong: "bg-success-text" } as const;

type PasswordStrengthProps = {
  typed: FormData | null;
  /** The error beside the field, so that the same text isn't shown twice. */
  error: string | null | undefined;
  validate: ValidatePassword;
};

/** Shows how strong the typed password is, or why it can't be used. The server checks it, so that no word list is loaded. */
function PasswordStrength({ typed, error, validate }: PasswordStrengthProps) {
  const t = useTranslations("auth");
  const verdict = useVerdict(typed, validate);
  return (
    <div role="status" className="text-sm">
      {verdict === null ? null : (
        <p className="grid gap-1.5">
          <span aria-hidden className="grid grid-cols-3 gap-1">
            {([1, 2, 3] as const).map((bar) => (
              <span
                key={bar}
                className={cn(
                  "h-1 rounded-full forced-colors:border",
                  bar <= BARS[verdict.strength] ? COLORS[verdict.strength] : "bg-line",
                )}
              />
            ))}
          </span>
          <span>
            <span className="sr-only">{t("strength.label")}: </span>
            <strong className="font-medium">{t(`strength.${verdict.strength}`)}</strong>
            {verdict.reason === null || verdict.reason === error ? null : (
              <span className="text-ink-muted"> · {verdict.reason}</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns the verdict on the latest password; null until it is known, or if the password can't be checked. */
function useVerdict(typed: FormData | null, validate: ValidatePassword): StrengthFeedback | null {
  const [verdict, setVerdict] = useState<StrengthFeedback | null>(null);
  const isEmpty = typed === null || typed.get("password") === "";
  useEffect(() => {
    let isOld = false;
    const pause = setTimeout(async () => {
      const verdict = isEmpty ? null : await validate(typed).catch(() => null);
      if (!isOld) setVerdict(verdict);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(pause);
    };
  }, [typed, isEmpty, validate]);
  // The last verdict stays until the next arrives, so that nothing jumps.
  return isEmpty ? null : verdict;
}
