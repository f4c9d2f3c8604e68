"use client";
import { type ErrorMessageProps, ErrorPage } from "#components/shell/error-message.tsx";
import "./globals.css";

/** Stands in for the root layout when that one fails: it brings its own document. */
export default function GlobalError(props: ErrorMessageProps) {
  return (
    <html lang="en">
      <body className="min-h-dvh font-sans antialiased">
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
