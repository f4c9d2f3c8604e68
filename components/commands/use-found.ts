"use client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, trpc } from "#components/api/client.ts";
import { matches } from "#components/board/model/arrange.ts";
import type { BoardView } from "#components/board/model/view.ts";
import { usePaused } from "#components/ui/use-paused.ts";
import { fold } from "#domain/fold.ts";

const SHOWN = 8;

export type FoundCard = { id: string; boardId: string; title: string; company: string };

/** Cards, companies and people that hold the text: cards of the boards that are open at once, of the others from the server. */
export function useFound(text: string, boardIds: readonly string[]) {
  const queryClient = useQueryClient();
  const search = usePaused(text.trim());
  const needle = fold(text);
  const known = queryClient
    .getQueriesData<BoardView>(trpc.boards.getView.pathFilter())
    .flatMap(([, view]) => view ?? []);
  const others = boardIds.filter((id) => !known.some(({ board }) => board.id === id));
  const local = known.flatMap(({ board, cards }) =>
    needle === ""
      ? []
      : cards
          .filter((card) => matches(card, needle))
          .map(
            ({ id, title, companyName }): FoundCard => ({
              id,
              boardId: board.id,
              title,
              company: companyName,
            }),
          ),
  );
  const { data: remote = [] } = useQuery({
    queryKey: [...trpc.applications.list.pathKey(), "found", search, others],
    queryFn: async () => {
      const pages = await Promise.all(
        others
          .slice(0, SHOWN)
          .map((boardId) => api.applications.list.query({ boardId, search, limit: SHOWN })),
      );
      return pages.flatMap(({ data }) =>
        data.map(
          ({ id, boardId, job, company }): FoundCard => ({
            id,
            boardId,
            title: job.title,
            company: company.name,
          }),
        ),
      );
    },
    enabled: search !== "" && others.length > 0,
    placeholderData: keepPreviousData,
  });
  const { data: companies } = useQuery(
    trpc.companies.list.queryOptions(
      { search, limit: SHOWN },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  const { data: people } = useQuery(
    trpc.contacts.list.queryOptions(
      { search, limit: SHOWN },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  const none = needle === "";
  return {
    cards: none ? [] : [...local, ...remote].slice(0, SHOWN),
    companies: none ? [] : (companies?.data ?? []),
    people: none ? [] : (people?.data ?? []),
  };
}
