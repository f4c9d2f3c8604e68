"use client";
import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { ActionForm } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { PasswordInput } from "./password-input.tsx";
import { SubmitButton } from "./submit-button.tsx";

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
