"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LoadingRegion } from "#components/ui/loading-region.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { KeyForm } from "./key-form.tsx";
import { RunForm } from "./run-form.tsx";
import { keepKey, keptKey, newKey } from "./sandbox-key.ts";
import { findRows, withRows } from "./sandbox-rows.ts";
import { RefusedKey, read, send } from "./send.ts";
import type { Runnable } from "./try-it.tsx";

type State =
  | { at: "key"; isRefused: boolean }
  | { at: "looking" }
  | { at: "ready"; found: Record<string, string | undefined> };

/** Finds a key, then rows of the sandbox for the example, then lets the request be sent. */
export function RunPanel({ runnable, isSignedIn }: { runnable: Runnable; isSignedIn: boolean }) {
  const t = useTranslations("tryit");
  const [state, setState] = useState<State>({ at: "looking" });

  async function look(given: string | null) {
    setState({ at: "looking" });
    try {
      const key = given ?? keptKey() ?? (isSignedIn ? await newKey() : null);
      if (key === null) return setState({ at: "key", isRefused: false });
      await read(key, "/me");
      keepKey(key);
      const found = await findRows(runnable.name, Object.keys(runnable.rows), (path) => read(key, path));
      setState({ at: "ready", found });
    } catch (error) {
      keepKey(null);
      const isExpired = error instanceof RefusedKey && isSignedIn && given === null;
      if (isExpired) return look(await newKey().catch(() => null));
      setState({ at: "key", isRefused: error instanceof RefusedKey });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once, when it opens
  useEffect(() => void look(null), []);

  if (state.at === "key") {
    return <KeyForm error={state.isRefused ? t("refusedKey") : undefined} onKey={(key) => void look(key)} />;
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
  return (
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
  );
}
