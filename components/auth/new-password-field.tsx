import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { FormState } from "./form-state.ts";
import { PasswordInput } from "./password-input.tsx";

/** A password that is being chosen; password managers offer to make and keep it. */
export function NewPasswordField({ label, state }: { label: string; state: FormState }) {
  const t = useTranslations("auth");
  return (
    <Field label={label} hint={t("passwordHint", limitsInTexts)} error={state.errors.password} required>
      {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
    </Field>
  );
}
