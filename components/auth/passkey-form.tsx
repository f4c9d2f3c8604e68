"use client";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { startTransition, useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { askForPasskey } from "./ask-for-passkey.ts";
import { emptyForm, type FormAction } from "./form-state.ts";

export type PasskeyFormProps = {
  action: FormAction;
  options: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;
};

/** Asks for a passkey, and sends what the browser answered. */
export function PasskeyForm({ action, options }: PasskeyFormProps) {
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
    if (response === null) return;
    const form = new FormData();
    form.set("response", response);
    startTransition(() => submit(form));
  }
  const problem = isUnanswered ? t("problem.passkeyUnanswered") : state.message;
  return (
    <div className="grid gap-3">
      {problem && !isAsking && !isSending ? (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      ) : null}
      <Button variant="primary" size="lg" pending={isAsking || isSending} onClick={() => void ask()}>
        <KeyRound aria-hidden />
        {t("verify.passkey")}
      </Button>
    </div>
  );
}
