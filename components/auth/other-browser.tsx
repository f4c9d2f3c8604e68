import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import type { FormState } from "./form-state.ts";

/** Asks whoever opened a link in another browser than the one that asked for it whether they mean to. */
export function OtherBrowser({ state }: { state: FormState }) {
  const t = useTranslations("auth.otherBrowser");
  return (
    <Callout tone="warning" title={t("title")}>
      <div className="grid gap-3">
        <p>{t("text")}</p>
        <CheckboxField name="confirmed" label={t("confirm")} error={state.errors.confirmed} />
      </div>
    </Callout>
  );
}
