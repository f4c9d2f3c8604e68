import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import type { AddedCredential } from "#server/auth/recovery/added.ts";
import { ActionForm, WhenDone } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { FirstProofNote, OtherBrowser } from "./mailed-link.tsx";
import { Submit } from "./submit.tsx";

export type SignInLinkFormProps = {
  action: FormAction;
  token: string;
  isSameBrowser: boolean;
  /** The credentials that the link ends if it is the first verification of the address. */
  endedByVerification: readonly AddedCredential[] | null;
};

/** Shows the button behind an emailed link: a scanner that opens the link must not sign anyone in. */
export function SignInLinkForm({ action, token, isSameBrowser, endedByVerification }: SignInLinkFormProps) {
  const t = useTranslations("auth.signInLink");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {endedByVerification === null ? null : <FirstProofNote ends={endedByVerification} />}
      {isSameBrowser ? null : <OtherBrowser />}
      <Submit intent="sign-in" variant="primary" size="lg">
        {t("submit")}
      </Submit>
    </ActionForm>
  );
}

/** Sends the awaited email again. */
export function SendAgainForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth.checkMail");
  const sent = (
    <Callout tone="success" role="status" className="w-full">
      {t("sentAgain")}
    </Callout>
  );
  return (
    <ActionForm action={action}>
      <div className="grid justify-items-start gap-3">
        <WhenDone done={sent} before={<p className="text-sm text-ink-muted">{t("late")}</p>} />
        <Submit intent="again">{t("sendAgain")}</Submit>
      </div>
    </ActionForm>
  );
}

/** Shows the only button that a link about an address leads to. */
export function AddressForm({ action, token, label }: { action: FormAction; token: string; label: string }) {
  return (
    <ActionForm action={action} hidden={{ token }}>
      <Submit intent="address" variant="primary" size="lg">
        {label}
      </Submit>
    </ActionForm>
  );
}
