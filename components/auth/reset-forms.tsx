import { useTranslations } from "next-intl";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import type { AddedCredential, AddedCredentials } from "#server/auth/recovery/added.ts";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote, OtherBrowser } from "./mailed-link.tsx";
import { ChosenPassword, type ValidatePassword } from "./password-fields.tsx";
import { EndedWithPassword } from "./recovery.tsx";
import { Submit } from "./submit.tsx";

/** Asks for a link to set a new password. */
export function RequestResetForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth.reset");
  return (
    <ActionForm action={action}>
      <EmailField />
      <Submit intent="reset" variant="primary" size="lg">
        {t("submit")}
      </Submit>
    </ActionForm>
  );
}

export type ChoosePasswordFormProps = {
  action: FormAction;
  validate: ValidatePassword;
  token: string;
  email: string;
  isSameBrowser: boolean;
  /** The credentials that the new password ends if the link is the first verification of the address. */
  endedByVerification: readonly AddedCredential[] | null;
  added: AddedCredentials;
};

/** Asks for the new password behind an emailed link, and which other credentials end with the old one. */
export function ChoosePasswordForm(props: ChoosePasswordFormProps) {
  const { action, validate, token, email, isSameBrowser, endedByVerification, added } = props;
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {/* For password managers: whose password this is. */}
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      <ClientMessages namespaces={["auth"]}>
        <ChosenPassword label={t("newPassword")} validate={validate} />
      </ClientMessages>
      {endedByVerification === null ? (
        <EndedWithPassword added={added} />
      ) : (
        <FirstProofNote ends={endedByVerification} />
      )}
      {isSameBrowser ? null : <OtherBrowser />}
      <Submit intent="choose" variant="primary" size="lg">
        {t("reset.save")}
      </Submit>
    </ActionForm>
  );
}
