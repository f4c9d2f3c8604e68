import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { trpc } from "#components/api/client.ts";

/** Returns a function that refreshes what a change of a contact or an interaction affects: lists, figures, and Today. */
export function usePeopleChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const part of [trpc.contacts, trpc.interactions, trpc.people, trpc.today]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  }, [queryClient]);
}
