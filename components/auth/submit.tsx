import type { ReactNode } from "react";
import { type ButtonLook, buttonClasses } from "#components/ui/button-classes.ts";
import { SubmitButton } from "./action-form.tsx";

/** Renders a SubmitButton with a button's classes, which are built on the server. */
export function Submit({
  intent,
  variant,
  size,
  children,
}: ButtonLook & { intent: string; children: ReactNode }) {
  return (
    <SubmitButton intent={intent} className={buttonClasses({ variant, size })}>
      {children}
    </SubmitButton>
  );
}
