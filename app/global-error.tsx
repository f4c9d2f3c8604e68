"use client";
import { ErrorPage, type ErrorPageProps } from "#components/shell/error-page.tsx";
import "./globals.css";

/** Stands in for the root layout when that one fails: it brings its own document. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="en">
      <body className="min-h-dvh font-sans antialiased">
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
