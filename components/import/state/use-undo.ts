"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, trpc } from "#components/api/client.ts";

/** The latest imports to a board. */
export function usePastImports(boardId: string) {
  return useQuery(trpc.imports.listPast.queryOptions({ boardId }));
}

/** Takes a whole import back. */
export function useUndo(boardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => api.imports.undo.mutate({ importId, boardId }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
