"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Field } from "#components/ui/field.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { ShownStrength } from "#server/auth/typed-password.ts";
import { useFormAnswer } from "./action-form.tsx";
import { PasswordInput } from "./password-input.tsx";
import { usePasswordToggle } from "./password-toggle.tsx";

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

/** A NewPasswordField that an ActionForm requires. */
export function ChosenPassword({ label, judge }: { label: string; judge: JudgePassword }) {
  const { errors } = useFormAnswer();
  return <NewPasswordField name="password" label={label} error={errors.password} required judge={judge} />;
}

/** Judges what is typed: `password`, with the `email` and `name` of the same form. */
export type JudgePassword = (typed: FormData) => Promise<ShownStrength | null>;

/** A pause in typing, after which it is judged: screen readers are told once, and not at each key. */
const PAUSE_MS = 500;
const BARS = { weak: 1, good: 2, strong: 3 } as const;
const COLORS = { weak: "bg-danger", good: "bg-warning-text", strong: "bg-success-text" } as const;

type PasswordStrengthProps = {
  typed: FormData | null;
  /** What stands beside the field already, and is not said twice. */
  error: string | null | undefined;
  judge: JudgePassword;
};

/** How strong a password is that is being typed, and why it won't do yet. The server judges it, so that no list of words is loaded. */
function PasswordStrength({ typed, error, judge }: PasswordStrengthProps) {
  const t = useTranslations("auth");
  const verdict = useVerdict(typed, judge);
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

/** What is thought of the latest password; null until it is known, and where it can't be asked. */
function useVerdict(typed: FormData | null, judge: JudgePassword): ShownStrength | null {
  const [verdict, setVerdict] = useState<ShownStrength | null>(null);
  const isEmpty = typed === null || typed.get("password") === "";
  useEffect(() => {
    let isOld = false;
    const pause = setTimeout(async () => {
      const judged = isEmpty ? null : await judge(typed).catch(() => null);
      if (!isOld) setVerdict(judged);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(pause);
    };
  }, [typed, isEmpty, judge]);
  // The last verdict stays while the next is waited for, so that nothing jumps.
  return isEmpty ? null : verdict;
}
