import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
} from "@tanstack/react-query";
import { forgetUnanswered } from "./client.ts";
import { isTransient } from "./problem.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `silent`: the caller shows the error where it happened. */
    mutationMeta: { silent?: boolean };
  }
}

// In the same frame as the change: a dropped card must not appear at its old place again.
notifyManager.setScheduler(queueMicrotask);

const TRIES = 3;
const FRESH_MS = 15_000;
const longer = (attempt: number) => Math.min(500 * 2 ** attempt, 8_000);
const retry = (failures: number, error: unknown) => failures < TRIES && isTransient(error);

/** Shows errors that nothing else on the page shows. */
export type ErrorReporter = {
  /** Called when a change begins; the same object identifies it later. */
  began: (change: object) => void;
  rejected: (error: unknown, change: object) => void;
  unread: (error: unknown) => void;
};

/**
 * A query client that repeats every fetch that is in progress during a change. TanStack Query lets a first fetch finish
 * after an invalidation, and any fetch after new data is set. It would then show a response from before the change as
 * if it were from after it.
 */
class FreshQueryClient extends QueryClient {
  /** Queries to fetch again after their first fetch, however many changes arrive during it. */
  readonly #repeated = new WeakSet<Query>();

  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      const isSet = event.type === "updated" && event.action.type === "success" && event.action.manual;
      const { queryKey, state } = event.query;
      if (isSet && state.fetchStatus === "fetching") void this.invalidateQueries({ queryKey, exact: true });
    });
  }

  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = this.getQueryCache().findAll({ ...filters, type: "active", fetchStatus: "fetching" });
    const first = fetching.filter((item) => item.state.data === undefined && !this.#repeated.has(item));
    for (const query of first) this.#repeated.add(query);
    await super.invalidateQueries(filters, options);
    for (const query of first) this.#repeated.delete(query);
    const repeat = ({ queryKey }: Query) => super.invalidateQueries({ queryKey, exact: true }, options);
    await Promise.all(first.map(repeat));
  }
}

/**
 * Creates the query client. Calls are retried only if that may help, and changes under the same idempotency key.
 * @param reporter shows errors; it loads after the first paint
 */
export function createQueryClient(reporter: () => Promise<ErrorReporter>): QueryClient {
  const client: QueryClient = new FreshQueryClient({
    queryCache: new QueryCache({
      // The page has its own error state for the first load.
      onError: (error, query) => {
        if (query.state.data !== undefined) void reporter().then(({ unread }) => unread(error));
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void reporter().then(({ began }) => began(mutation)),
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.silent) void reporter().then(({ rejected }) => rejected(error, mutation));
      },
      // The mutation that settles is still pending itself.
      onSettled: (_data, error) => {
        if (!(error && isTransient(error)) && client.isMutating() <= 1) forgetUnanswered();
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry, retryDelay: longer },
      mutations: { retry, retryDelay: longer },
    },
  });
  return client;
}
