import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { isSandboxKey, keepKey, keptKey, newKey, RejectedKey, type Runnable, read, send } from "./calls.ts";
import { RunForm } from "./run-form.tsx";
import { findRows, withRows } from "./sandbox-rows.ts";

type State =
  | { at: "key"; isRejected: boolean }
  | { at: "looking" }
  | { at: "failed" }
  | { at: "ready"; found: Record<string, string | undefined> };

/** Finds a key, then rows of the sandbox for the example, then lets the reader send the request. */
export function RunPanel({ runnable, isSignedIn }: { runnable: Runnable; isSignedIn: boolean }) {
  const t = useTranslations("docsRun");
  const [state, setState] = useState<State>({ at: "looking" });

  async function look(stored: string | null) {
    setState({ at: "looking" });
    try {
      const key = stored ?? keptKey() ?? (isSignedIn ? await newKey() : null);
      if (key === null) return setState({ at: "key", isRejected: false });
      await read(key, "/me");
      keepKey(key);
      const found = await findRows(runnable.name, Object.keys(runnable.rows), (path) => read(key, path));
      setState({ at: "ready", found });
    } catch (error) {
      if (!(error instanceof RejectedKey)) return setState({ at: "failed" });
      keepKey(null);
      const isExpired = isSignedIn && stored === null;
      if (isExpired) return look(await newKey().catch(() => null));
      setState({ at: "key", isRejected: true });
    }
  }
  async function reset() {
    setState({ at: "looking" });
    const key = keptKey();
    // If the reset fails, the rows that exist are used.
    if (key) await send(key, { method: "POST", path: "/sandbox/reset", body: null }).catch(() => null);
    return look(key);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once, when it opens
  useEffect(() => void look(null), []);

  if (state.at === "key") {
    return <KeyForm error={state.isRejected ? t("refusedKey") : undefined} onKey={(key) => void look(key)} />;
  }
  if (state.at === "failed") {
    return (
      <Callout
        tone="error"
        role="alert"
        action={
          <Button size="sm" onClick={() => void look(null)}>
            {t("again")}
          </Button>
        }
      >
        {t("failed")}
      </Callout>
    );
  }
  if (state.at === "looking") {
    return (
      <LoadingRegion>
        <Skeleton className="h-24 w-full" />
      </LoadingRegion>
    );
  }
  const { rows, pathFields, query, body } = runnable;
  const own = withRows({ pathFields, body }, rows, state.found);
  const lacksRows = Object.values(state.found).includes(undefined);
  return (
    <div className="grid gap-4">
      {lacksRows ? <MissingRows onReset={() => void reset()} /> : null}
      <RunForm
        runnable={runnable}
        pathFields={own.pathFields}
        query={query}
        body={own.body === null ? null : JSON.stringify(own.body, null, 2)}
        onSend={async (sent) => {
          const key = keptKey();
          return key === null ? null : send(key, sent);
        }}
      />
    </div>
  );
}

type KeyFormProps = { error?: string | undefined; onKey: (key: string) => void };

/** Asks people who aren't signed in to sign in, or to enter a sandbox key. */
function KeyForm({ error, onKey }: KeyFormProps) {
  const t = useTranslations("docsRun");
  const back = new URLSearchParams({ callbackUrl: usePathname() });
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const key = text.trim();
        setWrong(!isSandboxKey(key));
        if (isSandboxKey(key)) onKey(key);
      }}
    >
      <p className="text-sm text-ink-muted">{t("needsKey")}</p>
      <TextField
        label={t("key")}
        error={wrong ? t("onlySandbox") : error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="ol_sandbox_…"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm">
          {t("useKey")}
        </Button>
        <ButtonLink href={`/sign-in?${back}`} size="sm">
          {t("signIn")}
        </ButtonLink>
        <ButtonLink href={`/try?${back}`} size="sm">
          {t("asGuest")}
        </ButtonLink>
      </div>
    </form>
  );
}

/** Says that a sandbox no longer has the rows of an example, and offers to reset it. */
function MissingRows({ onReset }: { onReset: () => void }) {
  const t = useTranslations("docsRun");
  return (
    <Callout
      action={
        <Button size="sm" onClick={onReset}>
          {t("reset")}
        </Button>
      }
    >
      {t("noRows")}
    </Callout>
  );
}
