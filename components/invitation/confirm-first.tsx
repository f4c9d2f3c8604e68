"use client";
import { useTranslations } from "next-intl";
import { ActionForm } from "#components/auth/action-form.tsx";
import { FirstProofNote } from "#components/auth/first-proof-note.tsx";
import type { FormAction } from "#components/auth/form-state.ts";
import { SubmitButton } from "#components/auth/submit-button.tsx";

/** For somebody whose own address was never confirmed: the invitation that was mailed to it can do that. */
export function ConfirmFirst({ action, secret }: { action: FormAction; secret: string }) {
  const t = useTranslations("invitation");
  return (
    <ActionForm action={action} hidden={{ secret }}>
      {() => (
        <>
          <FirstProofNote />
          <SubmitButton intent="confirm" variant="primary" size="lg">
            {t("confirmFirst")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
