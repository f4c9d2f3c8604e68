"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createQueryClient } from "./query-client.ts";
import { useErrorReport } from "./use-error-report.ts";

/** Where it can't be fetched, the page works on without it. */
const AfterPaint = lazy<ComponentType<{ owner: string | null }>>(() =>
  import("./after-paint.tsx").catch(() => ({ default: () => null })),
);

export type ApiProviderProps = {
  /** The address of the person whose pages these are. */
  owner?: string | null;
  children: ReactNode;
};

/** Gives the pages the API: what was read, what is being changed, and word of changes made elsewhere. */
export function ApiProvider({ owner = null, children }: ApiProviderProps) {
  const report = useErrorReport();
  const [queryClient] = useState<QueryClient>(() => createQueryClient(report));
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <QueryClientProvider client={queryClient}>
      {isDrawn ? (
        <Suspense>
          <AfterPaint owner={owner} />
        </Suspense>
      ) : null}
      {children}
    </QueryClientProvider>
  );
}
