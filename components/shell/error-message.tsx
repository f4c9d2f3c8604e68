import { unstable_isUnrecognizedActionError } from "next/navigation";
import { useEffect, useState } from "react";

import texts from "../../messages/en/errors.json" with { type: "json" };

export type ErrorMessageProps = { error: Error & { digest?: string }; retry: () => void };

/**
 * Says that a page failed, and what to do; for the `error.tsx` of pages within a frame. Its texts come straight from
 * the catalog, because the message provider may be what failed. The digest identifies the failure in the server's log.
 */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  const isUnavailable = useServerUnavailable();
  const isTooMany = error.digest === "rate_limited";
  useEffect(() => reloadWhenOlder(error), [error]);
  return (
    <div className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-center px-5 py-16">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">
        {isUnavailable ? texts.unavailableTitle : isTooMany ? texts.tooManyTitle : texts.title}
      </h1>
      <p className="mt-2.5 leading-relaxed text-ink-muted" role="status">
        {isUnavailable ? texts.unavailablePage : isTooMany ? texts.tooManyText : texts.text}
      </p>
      <div className="mt-8">
        <button type="button" className="button button-primary button-md" onClick={retry}>
          {texts.retry}
        </button>
      </div>
      {error.digest && !isTooMany ? (
        <p className="mt-8 text-sm text-ink-muted">
          {texts.reference} <code className="font-mono">{error.digest}</code>
        </p>
      ) : null}
    </div>
  );
}

const RELOADED_AT = "offerlane.reloaded-at";
const RELOAD_AGAIN_MS = 60_000;

/** Reloads a page of an older build, whose forms and scripts this server no longer has; at most once a minute. */
function reloadWhenOlder(error: Error): void {
  const isOlder = error.name === "ChunkLoadError" || unstable_isUnrecognizedActionError(error);
  // Without a connection, the browser's own error page would appear.
  if (!isOlder || !navigator.onLine) return;
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - reloadedAt < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

const ASK_AGAIN_MS = 5_000;

/** Checks whether the server or its database is unavailable; reloads the page once they are back. */
function useServerUnavailable(): boolean {
  const [isUnavailable, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (wasAway: boolean) => {
      const isReady = await fetch("/readyz", { cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOver || (isReady && !wasAway)) return;
      if (isReady) return location.reload();
      setAway(true);
      timer = setTimeout(() => void ask(true), ASK_AGAIN_MS);
    };
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isUnavailable;
}

/** Shows a whole page for a failure outside every frame. */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main id="main" className="flex min-h-[90dvh] flex-col">
      <ErrorMessage {...props} />
    </main>
  );
}
