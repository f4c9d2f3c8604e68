"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { AfterPaintProps } from "./after-paint.tsx";
import { expectAsker } from "./identity.ts";
import { PageOwner } from "./page-owner.ts";
import { createQueryClient, type ErrorReporter } from "./query-client.ts";

const askerArrived = expectAsker();

/** The identity dialogs, error reports, and live updates. If their code can't be loaded, the page works without them. */
const AfterPaint = lazy<ComponentType<AfterPaintProps>>(() =>
  import("./after-paint.tsx").catch(() => {
    askerArrived();
    return { default: () => null };
  }),
);

export type ApiProviderProps = {
  /** The email address of the person whose pages these are. */
  owner?: string | null;
  children: ReactNode;
};

/** Provides the pages with the API: cached data, pending changes, and live updates. */
export function ApiProvider({ owner = null, children }: ApiProviderProps) {
  const [{ queryClient, onErrors }] = useState(clientAndErrors);
  const isHydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <PageOwner value={owner}>
        {isHydrated ? (
          <Suspense>
            <AfterPaint onErrors={onErrors} />
          </Suspense>
        ) : null}
        {children}
      </PageOwner>
    </QueryClientProvider>
  );
}

/** Creates a query client whose errors wait for the `ErrorReporter`. */
function clientAndErrors() {
  let onErrors = (_reporter: ErrorReporter) => {};
  const reporter = new Promise<ErrorReporter>((resolve) => {
    onErrors = (reporter) => {
      resolve(reporter);
      // The identity dialogs load with the reporter, so they are ready by now.
      askerArrived();
    };
  });
  return { queryClient: createQueryClient(() => reporter), onErrors };
}
