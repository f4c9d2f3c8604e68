import { useTranslations } from "next-intl";
import { ActionForm } from "#components/auth/action-form.tsx";
import type { FormAction } from "#components/auth/form-state.ts";
import { FirstProofNote } from "#components/auth/mailed-link.tsx";
import { Submit } from "#components/auth/submit.tsx";

/** For somebody whose own address was never confirmed: the invitation that was mailed to it can do that. */
export function ConfirmFirst({ action, secret }: { action: FormAction; secret: string }) {
  const t = useTranslations("invitation");
  return (
    <ActionForm action={action} hidden={{ secret }}>
      <FirstProofNote />
      <Submit intent="confirm" variant="primary" size="lg">
        {t("confirmFirst")}
      </Submit>
    </ActionForm>
  );
}
