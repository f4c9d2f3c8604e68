"use client";
import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ActionForm } from "./action-form.tsx";
import type { FormAction } from "./form-state.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Takes a code: six digits of an authenticator app, or one of the recovery codes. */
export function CodeForm({ action, kind }: { action: FormAction; kind: "app" | "recovery" }) {
  const t = useTranslations("auth.verify");
  const isApp = kind === "app";
  return (
    <ActionForm action={action}>
      {(state) => (
        <>
          <Field
            label={t(isApp ? "code" : "recoveryCode")}
            hint={t(isApp ? "codeHint" : "recoveryCodeHint")}
            error={state.errors.code}
            required
          >
            {(control) => (
              <Input
                {...control}
                name="code"
                autoComplete={isApp ? "one-time-code" : "off"}
                inputMode={isApp ? "numeric" : "text"}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={isApp ? 12 : 40}
                className="font-mono tracking-widest"
                autoFocus
              />
            )}
          </Field>
          <SubmitButton intent="verify" variant="primary" size="lg">
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  );
}
