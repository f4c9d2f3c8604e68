"use client";
import { ErrorMessage, type ErrorMessageProps } from "./error-message.tsx";

/** The whole page for a failure outside every frame. */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main id="main" className="flex min-h-[90dvh] flex-col">
      <ErrorMessage {...props} />
    </main>
  );
}
