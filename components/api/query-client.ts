import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";
import { isTransient } from "./problem.ts";

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

/** Tells the person of errors that nobody else shows. */
export type ErrorTeller = {
  /** A change begins, by which it is known later. */
  began: (change: object) => void;
  refused: (error: unknown, change: object) => void;
  unread: (error: unknown) => void;
};

/**
 * What is known of the server's data, and how calls are tried again: only where an answer is missing, and changes
 * under the same idempotency key.
 * @param teller who tells of errors; it comes once the page is drawn
 */
export function createQueryClient(teller: () => Promise<ErrorTeller>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The first load has its own error state in the page.
      onError: (error, query) => {
        if (query.state.data !== undefined) void teller().then(({ unread }) => unread(error));
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void teller().then(({ began }) => began(mutation)),
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.silent) void teller().then(({ refused }) => refused(error, mutation));
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry, retryDelay: longer },
      mutations: { retry, retryDelay: longer },
    },
  });
}

/** All reads of an organization: after a change of who is in it, each may tell something else. */
export function ofOrganization(organizationSlug: string): QueryFilters {
  return {
    predicate: ({ queryKey: [, call] }) =>
      (call as { input?: { organizationSlug?: string } } | undefined)?.input?.organizationSlug ===
      organizationSlug,
  };
}
