"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useToast } from "#components/ui/use-toast.ts";
import { problemOf } from "./problem.ts";
import { createQueryClient } from "./query-client.ts";
import { useLiveUpdates } from "./use-live-updates.ts";

/** Gives the pages the API: what was read, what is being changed, and word of changes made elsewhere. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const report = useErrorReport();
  const [queryClient] = useState<QueryClient>(() => createQueryClient(report));
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates />
      {children}
    </QueryClientProvider>
  );
}

function LiveUpdates() {
  useLiveUpdates();
  return null;
}

/** Says in a toast what went wrong and what to do; one toast a cause, however often it happens. */
export function useErrorReport(): (error: unknown) => void {
  const toast = useToast();
  const t = useTranslations("api");
  return (error) => {
    const problem = problemOf(error);
    if (!problem) toast.error(t("offline"), { id: "offline", description: t("offlineHint") });
    else if (problem.status === 401)
      toast.error(t("signedOut"), { id: "signedOut", description: t("signedOutHint") });
    else toast.error(problem.title, { id: problem.code, description: problem.detail });
  };
}
