"use client";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { startTransition, useActionState, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { askForPasskey, canFillPasskeys } from "./ask-for-passkey.ts";
import { emptyForm, type FormAction } from "./form-state.ts";

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
