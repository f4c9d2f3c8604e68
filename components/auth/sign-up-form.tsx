"use client";
import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import type { JudgePassword } from "./password-strength.tsx";
import { SubmitButton } from "./submit-button.tsx";

export type SignUpFormProps = {
  action: FormAction;
  judge: JudgePassword;
  callbackUrl: string;
  /** The address that was invited. */
  email: string | undefined;
};

/** Name, address and password: all that an account needs. */
export function SignUpForm({ action, judge, callbackUrl, email }: SignUpFormProps) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ callbackUrl }}>
      {(state) => (
        <>
          <Field label={t("name")} error={state.errors.name} required>
            {(control) => (
              <Input {...control} name="name" autoComplete="name" defaultValue={state.values.name} />
            )}
          </Field>
          <EmailField state={state} value={email} />
          <NewPasswordField
            name="password"
            label={t("password")}
            error={state.errors.password}
            required
            judge={judge}
          />
          <SubmitButton intent="sign-up" variant="primary" size="lg">
            {t("signUp.submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
