import { useTranslations } from "next-intl";
import { ActionForm } from "#components/auth/action-form.tsx";
import type { FormAction } from "#components/auth/form-state.ts";
import { FirstProofNote } from "#components/auth/mailed-link.tsx";
import { Submit } from "#components/auth/submit.tsx";
import type { AddedCredential } from "#server/auth/recovery/added.ts";

type ConfirmFirstProps = { action: FormAction; secret: string; ends: readonly AddedCredential[] };

/** Asks a person with an unconfirmed address to confirm it by the invitation that was emailed to it. */
export function ConfirmFirst({ action, secret, ends }: ConfirmFirstProps) {
  const t = useTranslations("invitation");
  return (
    <ActionForm action={action} hidden={{ secret }}>
      <FirstProofNote ends={ends} />
      <Submit intent="confirm" variant="primary" size="lg">
        {t("confirmFirst")}
      </Submit>
    </ActionForm>
  );
}
