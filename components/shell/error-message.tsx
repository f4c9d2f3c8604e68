"use client";
import { buttonClasses } from "#components/ui/button-classes.ts";

import texts from "../../messages/en/errors.json" with { type: "json" };

export type ErrorMessageProps = { error: Error & { digest?: string }; retry: () => void };

/**
 * Says that a page failed, and what to do; for the `error.tsx` of pages that stand in a frame. Its words come
 * straight from the catalog, since whatever hands out words may be what failed. The digest finds the failure
 * in the server's log.
 */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-center px-5 py-16">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">{texts.title}</h1>
      <p className="mt-2.5 leading-relaxed text-ink-muted">{texts.text}</p>
      <div className="mt-8">
        <button type="button" className={buttonClasses({ variant: "primary" })} onClick={retry}>
          {texts.retry}
        </button>
      </div>
      {error.digest ? (
        <p className="mt-8 text-sm text-ink-muted">
          {texts.reference} <code className="font-mono">{error.digest}</code>
        </p>
      ) : null}
    </div>
  );
}

/** The whole page for a failure outside every frame. */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main id="main" className="flex min-h-[90dvh] flex-col">
      <ErrorMessage {...props} />
    </main>
  );
}
