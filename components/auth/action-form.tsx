"use client";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { useFormStatus } from "react-dom";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { emptyForm, type FormAction, type FormState } from "./form-state.ts";

export type ActionFormProps = {
  action: FormAction;
  /** Sent along unseen. */
  hidden?: Readonly<Record<string, string>>;
  children: (state: FormState) => ReactNode;
};

/**
 * A form that the server checks and carries out, with or without scripts in the browser. After a refusal the first
 * field that is wrong has the focus.
 */
export function ActionForm({ action, hidden = {}, children }: ActionFormProps) {
  const [state, submit] = useActionState(action, emptyForm);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(state.errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-5">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.message ? (
        <Callout tone="error" role="alert">
          {state.message}
        </Callout>
      ) : null}
      {children(state)}
    </form>
  );
}

/** One of a form's ways to be sent; `intent` tells the server which. */
export function SubmitButton({ intent, ...rest }: ButtonProps & { intent: string }) {
  const { pending, data } = useFormStatus();
  const isMine = pending && data?.get("intent") === intent;
  return <Button {...rest} type="submit" name="intent" value={intent} pending={isMine} />;
}

/** The one button that a link about an address leads to. */
export function AddressForm({ action, token, label }: { action: FormAction; token: string; label: string }) {
  return (
    <ActionForm action={action} hidden={{ token }}>
      {() => (
        <SubmitButton intent="address" variant="primary" size="lg">
          {label}
        </SubmitButton>
      )}
    </ActionForm>
  );
}
