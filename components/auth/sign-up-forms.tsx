import { useTranslations } from "next-intl";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { Callout } from "#components/ui/callout.tsx";
import type { AddedCredential } from "#server/auth/recovery/added.ts";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import { FormField } from "./form-field.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote } from "./mailed-link.tsx";
import { ChosenPassword, type ValidatePassword } from "./password-fields.tsx";
import { usePasswordToggle } from "./password-toggle.tsx";
import { Submit } from "./submit.tsx";

export type SignUpFormProps = {
  action: FormAction;
  validate: ValidatePassword;
  callbackUrl: string;
  /** The invited address. */
  email: string | undefined;
};

/** Asks for all that an account needs: name, address, and password. */
export function SignUpForm({ action, validate, callbackUrl, email }: SignUpFormProps) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ callbackUrl }}>
      <FormField label={t("name")} required name="name" autoComplete="name" />
      <EmailField value={email} />
      <ClientMessages namespaces={["auth"]}>
        <ChosenPassword label={t("password")} validate={validate} />
      </ClientMessages>
      <Submit intent="sign-up" variant="primary" size="lg">
        {t("signUp.submit")}
      </Submit>
    </ActionForm>
  );
}

export type WelcomeFormProps = {
  action: FormAction;
  token: string;
  email: string;
  isSameBrowser: boolean;
  /** The credentials that the link ends if the address wasn't confirmed yet. */
  endedByVerification: readonly AddedCredential[] | null;
};

/**
 * Shows only a button in the browser of the sign-up; elsewhere it asks for the password too, so that no one confirms a
 * stranger's sign-up.
 */
export function WelcomeForm({ action, token, email, isSameBrowser, endedByVerification }: WelcomeFormProps) {
  const t = useTranslations("auth");
  const toggle = usePasswordToggle();
  return (
    <ActionForm action={action} hidden={{ token }}>
      {endedByVerification === null ? null : <FirstProofNote ends={endedByVerification} />}
      {isSameBrowser ? null : (
        <>
          <Callout tone="info" title={t("otherBrowser.title")}>
            {t("welcome.enterPassword")}
          </Callout>
          {/* For password managers: whose password this is. */}
          <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
          <FormField
            label={t("password")}
            required
            name="password"
            autoComplete="current-password"
            toggle={toggle}
          />
        </>
      )}
      <Submit intent="confirm" variant="primary" size="lg">
        {t("welcome.submit")}
      </Submit>
    </ActionForm>
  );
}
