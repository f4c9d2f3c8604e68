"use client";
import { type ErrorMessageProps, ErrorPage } from "#components/shell/error-message.tsx";
import "./globals.css";

/** Replaces the root layout if that fails, so it renders a whole document. */
export default function GlobalError(props: ErrorMessageProps) {
  return (
    <html lang="en">
      <body className="min-h-dvh font-sans antialiased">
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
