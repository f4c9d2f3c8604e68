import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { FormCheckbox } from "./form-checkbox.tsx";

/** What the first proof of an address ends, said before somebody gives it. */
export function FirstProofNote() {
  const t = useTranslations("auth.firstProof");
  return (
    <Callout tone="info" title={t("title")}>
      {t("text")}
    </Callout>
  );
}

/** Asks whoever opened a link in another browser than the one that asked for it whether they mean to. */
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
