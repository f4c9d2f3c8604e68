import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";

/** What the first proof of an address ends, said before somebody gives it. */
export function FirstProofNote() {
  const t = useTranslations("auth.firstProof");
  return (
    <Callout tone="info" title={t("title")}>
      {t("text")}
    </Callout>
  );
}
