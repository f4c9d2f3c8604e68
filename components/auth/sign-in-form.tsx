"use client";
import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { PasswordInput } from "./password-input.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextLink } from "./text-link.tsx";

/** Address and password, or the address alone for a mailed link. */
export function SignInForm({ action, callbackUrl }: { action: FormAction; callbackUrl: string }) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ callbackUrl }}>
      {(state) => (
        <>
          <EmailField state={state} />
          <Field
            label={t("password")}
            error={state.errors.password}
            aside={<TextLink href="/reset">{t("signIn.forgot")}</TextLink>}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <div className="grid gap-3">
            <SubmitButton intent="password" variant="primary" size="lg">
              {t("signIn.submit")}
            </SubmitButton>
            <SubmitButton intent="link" size="lg">
              {t("signIn.mailLink")}
            </SubmitButton>
          </div>
        </>
      )}
    </ActionForm>
  );
}
