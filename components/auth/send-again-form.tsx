"use client";
import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { ActionForm } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { SubmitButton } from "./submit-button.tsx";

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
