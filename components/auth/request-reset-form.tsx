"use client";
import { useTranslations } from "next-intl";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Asks for a link to a new password. */
export function RequestResetForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth.reset");
  return (
    <ActionForm action={action}>
      {(state) => (
        <>
          <EmailField state={state} />
          <SubmitButton intent="reset" variant="primary" size="lg">
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
