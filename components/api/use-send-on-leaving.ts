import { type MutationKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Sends the changes that are still queued when the page is left, because nothing could send them later. */
export function useSendOnLeaving(mutationKey: MutationKey, send: () => PromiseLike<unknown>): void {
  const queryClient = useQueryClient();
  const latest = useRef({ mutationKey, send });
  latest.current = { mutationKey, send };
  useEffect(() => {
    const sendWaiting = () => {
      const waiting = { mutationKey: latest.current.mutationKey, status: "pending" } as const;
      if (!queryClient.getMutationCache().find({ ...waiting, predicate: ({ state }) => state.isPaused }))
        return;
      // If the page comes back, its queue continues and reports rejected changes.
      latest.current.send().then(undefined, () => {});
    };
    window.addEventListener("pagehide", sendWaiting);
    return () => window.removeEventListener("pagehide", sendWaiting);
  }, [queryClient]);
}
