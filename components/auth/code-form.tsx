import { useTranslations } from "next-intl";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { ActionForm } from "./action-form.tsx";
import { FormCode } from "./form-code.tsx";
import { FormField } from "./form-field.tsx";
import type { FormAction } from "./form-state.ts";
import { Submit } from "./submit.tsx";

/** Asks for a code: six digits of an authenticator app, or a recovery code. */
export function CodeForm({ action, kind }: { action: FormAction; kind: "app" | "recovery" }) {
  const t = useTranslations("auth.verify");
  return (
    <ActionForm action={action}>
      {kind === "app" ? (
        <ClientMessages namespaces={[]}>
          <FormCode label={t("code")} hint={t("codeHint")} />
        </ClientMessages>
      ) : (
        <FormField
          label={t("recoveryCode")}
          hint={t("recoveryCodeHint")}
          required
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
      )}
      <Submit intent="verify" variant="primary" size="lg">
        {t("submit")}
      </Submit>
    </ActionForm>
  );
}
