import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";
import { topDialog } from "#components/ui/overlay.tsx";
import { forgetRefusal } from "#components/ui/refusals.ts";
import { isTransient } from "./problem.ts";
import type { ErrorReport } from "./use-error-report.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `silent`: whoever started it says what went wrong, where it went wrong. */
    mutationMeta: { silent?: boolean };
  }
}

// In the frame of the change itself: a dropped card must not be seen at its old place once more.
notifyManager.setScheduler(queueMicrotask);

const TRIES = 3;
const FRESH_MS = 15_000;
const longer = (attempt: number) => Math.min(500 * 2 ** attempt, 8_000);
const retry = (failures: number, error: unknown) => failures < TRIES && isTransient(error);

/**
 * What is known of the server's data, and how calls are tried again: only where an answer is missing, and changes
 * under the same idempotency key.
 * @param report tells the person of an error that nobody else shows
 */
export function createQueryClient(report: ErrorReport): QueryClient {
  // What was asked for in a dialog is refused in it.
  const askedIn = new WeakMap<object, HTMLElement>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The first load has its own error state in the page.
      onError: (error, query) =>
        query.state.data !== undefined && report(error, null, () => void client.invalidateQueries()),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        const dialog = topDialog();
        if (!dialog) return;
        forgetRefusal(dialog);
        askedIn.set(mutation, dialog);
      },
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.silent) report(error, askedIn.get(mutation) ?? null);
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry, retryDelay: longer },
      mutations: { retry, retryDelay: longer },
    },
  });
  return client;
}

/** All reads of an organization: after a change of who is in it, each may tell something else. */
export function ofOrganization(organizationSlug: string): QueryFilters {
  return {
    predicate: ({ queryKey: [, call] }) =>
      (call as { input?: { organizationSlug?: string } } | undefined)?.input?.organizationSlug ===
      organizationSlug,
  };
}
