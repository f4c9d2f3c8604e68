"use client";
import { CodeField } from "#components/ui/code-field.tsx";
import { useFormResult } from "./action-form.tsx";

/** Asks for the code of an authenticator app, in an ActionForm. */
export function FormCode({ label, hint }: { label: string; hint: string }) {
  return <CodeField label={label} hint={hint} error={useFormResult().errors.code} autoFocus />;
}
