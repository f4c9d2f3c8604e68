"use client";
import { createContext, type ReactNode, useActionState, useContext, useEffect, useRef } from "react";
import { useFormStatus } from "react-dom";
import { PlainButton } from "#components/ui/plain-button.tsx";
import { FormProblem } from "./form-problem.tsx";
import { emptyForm, type FormAction, type FormState } from "./form-state.ts";

export type ActionFormProps = {
  action: FormAction;
  /** The hidden fields of the form. */
  hidden?: Readonly<Record<string, string>>;
  /** The server-rendered content; its fields and buttons read the result by `useFormResult`. */
  children: ReactNode;
};

const FormResult = createContext<FormState>(emptyForm);

/**
 * Submits a form to the server, with or without scripts in the browser. After an error, the first wrong field gets the
 * focus. Has few imports, so that the sign-in page stays small.
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
      {state.message ? <FormProblem>{state.message}</FormProblem> : null}
      <FormResult value={state}>{children}</FormResult>
    </form>
  );
}

/** Returns the server's result for the enclosing form. */
export function useFormResult(): FormState {
  return useContext(FormResult);
}

/** Renders one of two contents, depending on whether the enclosing form is done. */
export function WhenDone({ done, before }: { done: ReactNode; before: ReactNode }) {
  return useFormResult().done ? done : before;
}

export type SubmitButtonProps = { intent: string; className: string; children: ReactNode };

/** Submits the form; `intent` tells the server which button was pressed. Its classes come from `buttonClasses`. */
export function SubmitButton({ intent, className, children }: SubmitButtonProps) {
  const { pending, data } = useFormStatus();
  const isMine = pending && data?.get("intent") === intent;
  return (
    <PlainButton type="submit" name="intent" value={intent} pending={isMine} className={className}>
      {children}
    </PlainButton>
  );
}
