"use client";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { startTransition, useActionState, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { CodeField } from "#components/ui/code-field.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ActionForm, SubmitButton } from "./action-form.tsx";
import { emptyForm, type FormAction } from "./form-state.ts";
import { askForPasskey, canFillPasskeys } from "./passkeys.ts";

export type PasskeyFormProps = {
  action: FormAction;
  /** Sent along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** Offered by the browser's autofill too, from the field of the address. */
  inAutofill?: boolean;
  /** One way of several, and not the first. */
  isSecondary?: boolean;
  options: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;
};

/** Asks for a passkey, and sends what the browser answered. */
export function PasskeyForm({ action, options, hidden = {}, inAutofill, isSecondary }: PasskeyFormProps) {
  const t = useTranslations("auth");
  const [state, submit, isSending] = useActionState(action, emptyForm);
  const [isAsking, setAsking] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  async function ask() {
    setAsking(true);
    setUnanswered(false);
    const response = await askForPasskey(options).catch(() => null);
    setAsking(false);
    setUnanswered(response === null);
    if (response !== null) send(response);
  }
  const send = useEffectEvent((response: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(hidden)) form.set(name, value);
    form.set("response", response);
    startTransition(() => submit(form));
  });
  useEffect(() => {
    if (!inAutofill || !canFillPasskeys()) return;
    let isGone = false;
    askForPasskey(options, true)
      .catch(() => null)
      .then((response) => {
        if (response !== null && !isGone) send(response);
      });
    return () => {
      isGone = true;
    };
  }, [inAutofill, options]);
  const problem = isUnanswered ? t("problem.passkeyUnanswered") : state.message;
  return (
    <div className="grid gap-3">
      {problem && !isAsking && !isSending ? (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      ) : null}
      <Button
        variant={isSecondary ? "secondary" : "primary"}
        size="lg"
        pending={isAsking || isSending}
        onClick={() => void ask()}
      >
        <KeyRound aria-hidden />
        {t("verify.passkey")}
      </Button>
    </div>
  );
}

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
