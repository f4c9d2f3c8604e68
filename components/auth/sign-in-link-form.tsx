"use client";
import { useTranslations } from "next-intl";
import { ActionForm } from "./action-form.tsx";
import { FirstProofNote } from "./first-proof-note.tsx";
import type { FormAction } from "./form-state.ts";
import { OtherBrowser } from "./other-browser.tsx";
import { SubmitButton } from "./submit-button.tsx";

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
