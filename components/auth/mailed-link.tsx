import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import type { FoundWay } from "#server/auth/recovery/added.ts";
import { FormCheckbox } from "./form-checkbox.tsx";
import { WayItems } from "./recovery.tsx";

/** Shows what the first proof of an address ends, before anyone gives it. */
export function FirstProofNote({ ends }: { ends: readonly FoundWay[] }) {
  const t = useTranslations("auth.firstProof");
  return (
    <Callout tone="info" title={t("title")}>
      <p>{t("text")}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <WayItems ways={ends} />
      </ul>
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
