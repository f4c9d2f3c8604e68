"use client";
import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ActionForm, SubmitButton } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote, OtherBrowser } from "./mailed-link.tsx";
import { type JudgePassword, NewPasswordField } from "./password-fields.tsx";

/** Asks for a link to a new password. */
export function RequestResetForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth.reset");
  return (
    <ActionForm action={action}>
      {(state) => (
        <>
          <EmailField state={state} />
          <SubmitButton intent="reset" variant="primary" size="lg">
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}

/** How many of each there are that a new password may end. */
type CountedWays = { readonly keys: number; readonly apps: number; readonly feed: number };

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
      {(state) => (
        <>
          {/* For password managers: whose password this is. */}
          <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
          <NewPasswordField
            name="password"
            label={t("newPassword")}
            error={state.errors.password}
            required
            judge={judge}
          />
          {isFirstProof ? <FirstProofNote /> : <EndedToo ways={ways} />}
          {isSameBrowser ? null : <OtherBrowser state={state} />}
          <SubmitButton intent="choose" variant="primary" size="lg">
            {t("reset.save")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}

/** Offers only what the person has; all of it is chosen from the start. */
function EndedToo({ ways }: { ways: CountedWays }) {
  const t = useTranslations("auth.reset.ends");
  const offered = (["keys", "apps", "feed"] as const).filter((way) => ways[way] > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t("title")}</legend>
      {offered.map((way) => (
        <Checkbox key={way} name={way} defaultChecked label={t(way, { count: ways[way] })} />
      ))}
      <p className="text-sm text-ink-muted">{t("hint")}</p>
    </fieldset>
  );
}
