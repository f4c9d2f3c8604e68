"use client";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { answerIdentity } from "#components/api/identity.ts";

const IdentityDialog = lazy(async () => ({
  default: (await import("./identity-dialog.tsx")).IdentityDialog,
}));

/** Stands in every page for people who are signed in, and asks them who they are when a call needs it; loaded then. */
export function IdentityQuestion() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(undefined);
  useEffect(
    () =>
      answerIdentity(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  function close(isConfirmed: boolean) {
    setOpen(false);
    settle.current?.(isConfirmed);
  }
  if (!isOpen) return null;
  return (
    <Suspense>
      <IdentityDialog onAnswer={close} />
    </Suspense>
  );
}
