import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { api, type Inputs, trpc } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";

type Change = Omit<Inputs["applications"]["setFollowUp"], "applicationId">;

/** Returns a function that changes a card's follow-up. A new date, or its removal, is confirmed with an undo. */
export function useCardFollowUp(applicationId: string, name: string): (change: Change) => Promise<void> {
  const t = useTranslations("followUp.card");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: `follow-up ${applicationId}` },
    mutationFn: (change: Change) => api.applications.setFollowUp.mutate({ applicationId, ...change }),
    onSettled: () =>
      Promise.all(
        [trpc.applications.listFollowUps, trpc.today].map((part) =>
          queryClient.invalidateQueries(part.pathFilter()),
        ),
      ),
  });
  return useCallback(
    async (change) => {
      const former = await mutateAsync(change);
      if (change.due === undefined) return;
      toast.undoable(t(change.due ? "setToast" : "doneToast", { name }), () => void mutateAsync(former), {
        id: `follow-up ${applicationId}`,
      });
    },
    [mutateAsync, t, toast, name, applicationId],
  );
}
