import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Outputs, trpc } from "#components/api/client.ts";
import { matches } from "#components/board/model/arrange.ts";
import type { BoardView } from "#components/board/model/view.ts";
import { usePaused } from "#components/ui/use-paused.ts";
import { fold } from "#domain/fold.ts";

/** The most results of a kind that are shown. */
export const SHOWN = 8;

export type Found = Outputs["search"]["find"][number];

/**
 * Returns the results for the text, and whether they are complete: cards of open boards appear immediately, everything
 * else once the server responds. If a kind has more results than are shown, at least one more is returned.
 */
export function useSearchResults(text: string): {
  found: Record<Found["kind"], Found[]>;
  isSettled: boolean;
  /** True if the search on the server failed, so there may be more results. */
  hasFailed: boolean;
  /** The error of the failed search; null if the search waits for a connection. */
  error: unknown;
} {
  const queryClient = useQueryClient();
  const search = usePaused(text.trim());
  const needle = fold(text);
  const { data, fetchStatus, isLoadingError, error } = useQuery(
    trpc.search.find.queryOptions(
      { text: search },
      { enabled: search !== "" && needle !== "", placeholderData: keepPreviousData },
    ),
  );
  const all = needle === "" ? [] : (data ?? []);
  const of = (kind: Found["kind"]) => all.filter((item) => item.kind === kind);
  const open =
    needle === ""
      ? []
      : openCards(queryClient.getQueriesData<BoardView>(trpc.boards.getView.pathFilter()), needle);
  const others = of("card").filter(({ id }) => !open.some((card) => card.id === id));
  const found = {
    card: [...open, ...others],
    company: of("company"),
    person: of("person"),
    resume: of("resume"),
    applicant: of("applicant"),
    cohort: of("cohort"),
    invitation: of("invitation"),
    note: of("note"),
  };
  const isSettled = search === text.trim() && fetchStatus !== "fetching";
  const isUnanswered = isLoadingError || fetchStatus === "paused";
  return { found, isSettled, hasFailed: isSettled && needle !== "" && isUnanswered, error };
}

function openCards(views: readonly (readonly [unknown, BoardView | undefined])[], needle: string): Found[] {
  return views.flatMap(([, view]) =>
    (view?.cards ?? [])
      .filter((card) => matches(card, needle))
      .map(({ id, title, companyName }) => ({
        kind: "card" as const,
        id,
        parent: view?.board.id ?? null,
        title,
        detail: companyName,
        excerpt: null,
      })),
  );
}
