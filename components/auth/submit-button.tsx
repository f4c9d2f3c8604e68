"use client";
import { useFormStatus } from "react-dom";
import { Button, type ButtonProps } from "#components/ui/button.tsx";

/** One of a form's ways to be sent; `intent` tells the server which. */
export function SubmitButton({ intent, ...rest }: ButtonProps & { intent: string }) {
  const { pending, data } = useFormStatus();
  const isMine = pending && data?.get("intent") === intent;
  return <Button {...rest} type="submit" name="intent" value={intent} pending={isMine} />;
}
