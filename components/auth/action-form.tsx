"use client";
import { createContext, type ReactNode, useActionState, useContext, useEffect, useRef } from "react";
import { useFormStatus } from "react-dom";
import { PlainButton } from "#components/ui/plain-button.tsx";
import { FormProblem } from "./form-problem.tsx";
import { emptyForm, type FormAction, type FormState } from "./form-state.ts";

export type ActionFormProps = {
  action: FormAction;
  /** Sent along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** What the server rendered; fields and buttons in it know the answer by `useFormAnswer`. */
  children: ReactNode;
};

const Answer = createContext<FormState>(emptyForm);

/**
 * A form that the server checks and carries out, with or without scripts in the browser. After a refusal the first
 * field that is wrong has the focus. It loads nothing of the product's other parts: the sign-in page has little else.
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
      <Answer value={state}>{children}</Answer>
    </form>
  );
}

/** What the server answered to the form around. */
export function useFormAnswer(): FormState {
  return useContext(Answer);
}

/** One of two, depending on whether the form around has done what it is for. */
export function WhenDone({ done, before }: { done: ReactNode; before: ReactNode }) {
  return useFormAnswer().done ? done : before;
}

export type SubmitButtonProps = { intent: string; className: string; children: ReactNode };

/** One of a form's ways to be sent; `intent` tells the server which. Its looks come from `buttonClasses`. */
export function SubmitButton({ intent, className, children }: SubmitButtonProps) {
  const { pending, data } = useFormStatus();
  const isMine = pending && data?.get("intent") === intent;
  return (
    <PlainButton type="submit" name="intent" value={intent} pending={isMine} className={className}>
      {children}
    </PlainButton>
  );
}
