"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { IdentityQuestion } from "#components/identity/identity-question.tsx";
import { createQueryClient } from "./query-client.ts";
import { useErrorReport } from "./use-error-report.ts";
import { useLiveUpdates } from "./use-live-updates.ts";

/** Gives the pages the API: what was read, what is being changed, and word of changes made elsewhere. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const report = useErrorReport();
  const [queryClient] = useState<QueryClient>(() => createQueryClient(report));
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates />
      <IdentityQuestion />
      {children}
    </QueryClientProvider>
  );
}

function LiveUpdates() {
  useLiveUpdates();
  return null;
}
