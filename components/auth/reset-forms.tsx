"use client";
import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAction } from "./form-state.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** Asks for a link to a new password; says the same whether the address has an account or not. */
export function RequestResetForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action}>
      {(state) =>
        state.done ? (
          <Callout tone="success" role="status" title={t("reset.sentTitle")}>
            {t("reset.sent", { email: state.values.email ?? "" })}
          </Callout>
        ) : (
          <>
            <EmailField state={state} />
            <SubmitButton intent="reset" variant="primary" size="lg">
              {t("reset.submit")}
            </SubmitButton>
          </>
        )
      }
    </ActionForm>
  );
}

/** Chooses the new password behind a mailed link. */
export function ChoosePasswordForm({
  action,
  token,
  email,
}: {
  action: FormAction;
  token: string;
  email: string;
}) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ token }}>
      {(state) => (
        <>
          {/* For password managers: whose password this is. */}
          <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
          <NewPasswordField label={t("newPassword")} state={state} />
          <SubmitButton intent="choose" variant="primary" size="lg">
            {t("reset.save")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
