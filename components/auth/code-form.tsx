"use client";
import { useTranslations } from "next-intl";
import { CodeField } from "#components/identity/code-field.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ActionForm } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Takes a code: six digits of an authenticator app, or one of the recovery codes. */
export function CodeForm({ action, kind }: { action: FormAction; kind: "app" | "recovery" }) {
  const t = useTranslations("auth.verify");
  return (
    <ActionForm action={action}>
      {(state) => (
        <>
          {kind === "app" ? (
            <CodeField label={t("code")} hint={t("codeHint")} error={state.errors.code} autoFocus />
          ) : (
            <Field label={t("recoveryCode")} hint={t("recoveryCodeHint")} error={state.errors.code} required>
              {(control) => (
                <Input
                  {...control}
                  name="code"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  className="font-mono tracking-widest"
                  autoFocus
                />
              )}
            </Field>
          )}
          <SubmitButton intent="verify" variant="primary" size="lg">
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
