"use client";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
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
