"use client";
import { type MutationKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Sends, when the page goes, what changes that still wait for their turn come to: later nobody is there to send them. */
export function useSentOnLeaving(mutationKey: MutationKey, send: () => PromiseLike<unknown>): void {
  const queryClient = useQueryClient();
  const latest = useRef({ mutationKey, send });
  latest.current = { mutationKey, send };
  useEffect(() => {
    const sendWaiting = () => {
      const waiting = { mutationKey: latest.current.mutationKey, status: "pending" } as const;
      if (!queryClient.getMutationCache().find({ ...waiting, predicate: ({ state }) => state.isPaused }))
        return;
      // Of a page that comes back, the queue goes on by itself, and says what was refused.
      latest.current.send().then(undefined, () => {});
    };
    window.addEventListener("pagehide", sendWaiting);
    return () => window.removeEventListener("pagehide", sendWaiting);
  }, [queryClient]);
}
