"use client";
import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { ActionForm, SubmitButton } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote, OtherBrowser } from "./mailed-link.tsx";
import { PasswordInput } from "./password-fields.tsx";

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

export type SignInLinkFormProps = {
  action: FormAction;
  token: string;
  isSameBrowser: boolean;
  isFirstProof: boolean;
};

/** The button that a mailed link leads to, so that a scanner which opens the link signs nobody in. */
export function SignInLinkForm({ action, token, isSameBrowser, isFirstProof }: SignInLinkFormProps) {
  const t = useTranslations("auth.signInLink");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {(state) => (
        <>
          {isFirstProof ? <FirstProofNote /> : null}
          {isSameBrowser ? null : <OtherBrowser state={state} />}
          <SubmitButton intent="sign-in" variant="primary" size="lg">
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}

/** Sends the message again that somebody waits for. */
export function SendAgainForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth.checkMail");
  return (
    <ActionForm action={action}>
      {(state) => (
        <div className="grid justify-items-start gap-3">
          {state.done ? (
            <Callout tone="success" role="status" className="w-full">
              {t("sentAgain")}
            </Callout>
          ) : (
            <p className="text-sm text-ink-muted">{t("late")}</p>
          )}
          <SubmitButton intent="again">{t("sendAgain")}</SubmitButton>
        </div>
      )}
    </ActionForm>
  );
}
