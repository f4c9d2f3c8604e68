import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { identityQuestion, sessionQuestion } from "#components/api/identity.ts";

type Dialog = ComponentType<{ onAnswer: (isDone: boolean) => void }>;

const IdentityDialog = lazy(async () => ({
  default: (await import("./identity-dialog.tsx")).IdentityDialog,
}));
const SessionDialog = lazy(() => import("./session-dialog.tsx"));

/**
 * Shows the dialogs that calls wait for: to confirm the identity, or to sign in again after the session ended. Rendered
 * in every page for signed-in people; loads each dialog when it is needed.
 */
export function IdentityQuestions() {
  return (
    <>
      <Question question={identityQuestion} dialog={IdentityDialog} />
      <Question question={sessionQuestion} dialog={SessionDialog} />
    </>
  );
}

function Question({ question, dialog: Dialog }: { question: typeof identityQuestion; dialog: Dialog }) {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isDone: boolean) => void>(undefined);
  useEffect(
    () =>
      question.answerBy(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [question],
  );
  function close(isDone: boolean) {
    setOpen(false);
    settle.current?.(isDone);
  }
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog onAnswer={close} />
    </Suspense>
  );
}
