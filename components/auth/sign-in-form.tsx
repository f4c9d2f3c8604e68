import { useTranslations } from "next-intl";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { ActionForm } from "./action-form.tsx";
import { EmailField } from "./email-field.tsx";
import { FormField } from "./form-field.tsx";
import type { FormAction } from "./form-state.ts";
import { usePasswordToggle } from "./password-toggle.tsx";
import { Submit } from "./submit.tsx";

/** Asks for an address and password, or the address alone to get an emailed link. */
export function SignInForm({ action, callbackUrl }: { action: FormAction; callbackUrl: string }) {
  const t = useTranslations("auth");
  return (
    <ActionForm action={action} hidden={{ callbackUrl }}>
      <EmailField />
      <FormField
        label={t("password")}
        aside={<TextAnchor href="/reset">{t("signIn.forgot")}</TextAnchor>}
        name="password"
        autoComplete="current-password"
        toggle={usePasswordToggle()}
      />
      <div className="grid gap-3">
        <Submit intent="password" variant="primary" size="lg">
          {t("signIn.submit")}
        </Submit>
        <Submit intent="link" size="lg">
          {t("signIn.mailLink")}
        </Submit>
      </div>
    </ActionForm>
  );
}
