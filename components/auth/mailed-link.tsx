import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import type { AddedCredential } from "#server/auth/recovery/added.ts";
import { FormCheckbox } from "./form-checkbox.tsx";
import { CredentialItems } from "./recovery.tsx";

/** Lists what the first verification of an address ends, before it happens. */
export function FirstProofNote({ ends }: { ends: readonly AddedCredential[] }) {
  const t = useTranslations("auth.firstProof");
  return (
    <Callout tone="info" title={t("title")}>
      <p>{t("text")}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <CredentialItems ways={ends} />
      </ul>
    </Callout>
  );
}

/** Asks for confirmation if a link was opened in a browser other than the one that requested it. */
export function OtherBrowser() {
  const t = useTranslations("auth.otherBrowser");
  return (
    <Callout tone="warning" title={t("title")}>
      <div className="grid gap-3">
        <p>{t("text")}</p>
        <FormCheckbox name="confirmed" label={t("confirm")} />
      </div>
    </Callout>
  );
}
