import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { Checkbox, type CheckboxProps } from "#components/ui/checkbox.tsx";
import type { FormState } from "./form-state.ts";

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

/** A check box of a form, with what is wrong about it beneath. */
function CheckboxField({ error, ...box }: CheckboxProps & { error: string | undefined }) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-sm text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
