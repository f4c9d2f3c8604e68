import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, callContext, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import type { BoardView } from "#components/board/model/view.ts";
import { faceOf } from "#components/board/state/use-add-card.ts";

export type Application = Outputs["applications"]["getCard"];
/** The result of a read: the card, and the entity tag that a change must match. */
type Tagged = { application: Application; etag: string | null };
export type ApplicationPatch = Omit<Inputs["applications"]["editCard"], "applicationId">;

async function readApplication(applicationId: string): Promise<Tagged> {
  let etag: string | null = null;
  const context = callContext({
    onEtag: (tag) => {
      etag = tag;
    },
  });
  const application = await api.applications.getCard.query({ applicationId }, { context });
  return { application, etag };
}

/**
 * Reads a card with all its fields, and saves the fields one after the other, each only if the card is still the
 * version that the change is based on.
 */
export function useApplication(cardId: string) {
  const queryClient = useQueryClient();
  const key = [...trpc.applications.getCard.queryKey({ applicationId: cardId }), "tagged"];
  const mutationKey = ["edit", cardId];
  const query = useQuery({ queryKey: key, queryFn: () => readApplication(cardId) });

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(":") },
    meta: { silent: true },
    mutationFn: async (patch: ApplicationPatch) => {
      await queryClient.cancelQueries({ queryKey: key, exact: true });
      let etag = queryClient.getQueryData<Tagged>(key)?.etag ?? null;
      const context = callContext({
        ...(etag === null ? {} : { ifMatch: etag }),
        onEtag: (tag) => {
          etag = tag;
        },
      });
      try {
        const application = await api.applications.editCard.mutate(
          { applicationId: cardId, ...patch },
          { context },
        );
        queryClient.setQueryData<Tagged>(key, { application, etag });
        return { outcome: "saved" as const, application };
      } catch (error) {
        if (problemOf(error)?.code !== "version_mismatch") throw error;
        const fresh = await queryClient.fetchQuery({
          queryKey: key,
          queryFn: () => readApplication(cardId),
          staleTime: 0,
        });
        return { outcome: "stale" as const, application: fresh.application };
      }
    },
    onSuccess: ({ application }) => {
      queryClient.setQueryData(
        trpc.boards.getView.queryKey({ boardId: application.boardId }),
        (view) => view && withFace(view, application),
      );
    },
  });

  return {
    application: query.data?.application,
    isMissing: problemOf(query.error)?.status === 404,
    /** The error of a failed read; null if none failed. */
    error: query.error,
    /** True if the read waits for a connection. */
    isOffline: query.isPaused,
    retry: query.refetch,
    save: mutateAsync,
  };
}

function withFace(view: BoardView, application: Application): BoardView {
  const face = faceOf(application);
  const cards = view.cards.map((card) =>
    card.id === application.id
      ? { ...face, statusSince: card.statusSince, nextInterviewAt: card.nextInterviewAt }
      : card,
  );
  return { ...view, cards };
}
