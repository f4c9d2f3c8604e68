"use client";
import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ActionForm, SubmitButton } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { type JudgePassword, NewPasswordField, PasswordInput } from "./password-fields.tsx";

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

export type WelcomeFormProps = {
  action: FormAction;
  token: string;
  email: string;
  isSameBrowser: boolean;
};

/** One button where the sign-up was made; elsewhere its password too, so that nobody confirms a stranger's sign-up. */
export function WelcomeForm({ action, token, email, isSameBrowser }: WelcomeFormProps) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {(state) => (
        <>
          {isSameBrowser ? null : (
            <>
              <Callout tone="info" title={t("otherBrowser.title")}>
                {t("welcome.enterPassword")}
              </Callout>
              {/* For password managers: whose password this is. */}
              <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
              <Field label={t("password")} error={state.errors.password} required>
                {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
              </Field>
            </>
          )}
          <SubmitButton intent="confirm" variant="primary" size="lg">
            {t("welcome.submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
