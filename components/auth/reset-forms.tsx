import { useTranslations } from "next-intl";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import type { AskedWay } from "#server/auth/credential-ending.ts";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import { FormCheckbox } from "./form-checkbox.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote, OtherBrowser } from "./mailed-link.tsx";
import { ChosenPassword, type JudgePassword } from "./password-fields.tsx";
import { Submit } from "./submit.tsx";

/** Asks for a link to a new password. */
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

/** How many of each there are that a new password may end. */
type CountedWays = Readonly<Record<AskedWay, number>>;

export type ChoosePasswordFormProps = {
  action: FormAction;
  judge: JudgePassword;
  token: string;
  email: string;
  isSameBrowser: boolean;
  isFirstProof: boolean;
  ways: CountedWays;
};

/** Chooses the new password behind a mailed link, and what else ends with the old one. */
export function ChoosePasswordForm(props: ChoosePasswordFormProps) {
  const { action, judge, token, email, isSameBrowser, isFirstProof, ways } = props;
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {/* For password managers: whose password this is. */}
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      <ClientMessages namespaces={["auth"]}>
        <ChosenPassword label={t("newPassword")} judge={judge} />
      </ClientMessages>
      {isFirstProof ? <FirstProofNote /> : <EndedToo ways={ways} />}
      {isSameBrowser ? null : <OtherBrowser />}
      <Submit intent="choose" variant="primary" size="lg">
        {t("reset.save")}
      </Submit>
    </ActionForm>
  );
}

/** Offers only what the person has; all of it is chosen from the start. */
function EndedToo({ ways }: { ways: CountedWays }) {
  const t = useTranslations("auth.reset.ends");
  const offered = (["keys", "apps", "feed", "webhooks"] as const).filter((way) => ways[way] > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t("title")}</legend>
      {offered.map((way) => (
        <FormCheckbox key={way} name={way} defaultChecked label={t(way, { count: ways[way] })} />
      ))}
      <p className="text-sm text-ink-muted">{t("hint")}</p>
    </fieldset>
  );
}
