"use client";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { type ReactNode, startTransition, useActionState, useEffect, useEffectEvent, useState } from "react";
import { PlainButton } from "#components/ui/plain-button.tsx";
import { FormProblem } from "./form-problem.tsx";
import { emptyForm, type FormAction } from "./form-state.ts";
import { askForPasskey, offerPasskeys } from "./passkeys.ts";

export type PasskeyButtonProps = {
  action: FormAction;
  /** The hidden fields of the form. */
  hidden?: Readonly<Record<string, string>>;
  /** True if the browser's autofill in the address field offers passkeys too. */
  inAutofill?: boolean;
  options: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;
  /** The message if the browser returned no passkey. */
  unanswered: string;
  className: string;
  children: ReactNode;
};

/** Asks for a passkey, and sends the browser's response. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { action, options, hidden = {}, inAutofill, unanswered, className, children } = props;
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
    if (!inAutofill) return;
    const leaving = new AbortController();
    offerPasskeys(options, leaving.signal)
      .catch(() => null)
      .then((response) => {
        if (response !== null && !leaving.signal.aborted) send(response);
      });
    return () => leaving.abort();
  }, [inAutofill, options]);
  const problem = isUnanswered ? unanswered : state.message;
  return (
    <div className="grid gap-3">
      {problem && !isAsking && !isSending ? <FormProblem>{problem}</FormProblem> : null}
      <PlainButton pending={isAsking || isSending} onClick={() => void ask()} className={className}>
        {children}
      </PlainButton>
    </div>
  );
}
