import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { trpc } from "#components/api/client.ts";

// In its own file, because the palette is on every page and needs no texts of tasks.
/** Returns a function that refreshes the lists of tasks and Today. */
export function useTasksChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const part of [trpc.tasks, trpc.today]) void queryClient.invalidateQueries(part.pathFilter());
  }, [queryClient]);
}
