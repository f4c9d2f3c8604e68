import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { api, type Inputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { useToast } from "#components/ui/use-toast.ts";
import type { Interview } from "./interview-data.ts";

/** Returns a function that refreshes every view that shows interviews: lists, cards, boards, Today. */
export function useInterviewsChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const part of [trpc.interviews, trpc.boards.getView, trpc.applications, trpc.today]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  }, [queryClient]);
}

/** Returns the changes that take one press: canceling, with an undo; reinstating later; and deleting. */
export function useInterviewChanges() {
  const t = useTranslations("interviews");
  const toast = useToast();
  const changed = useInterviewsChanged();
  const { mutate: update } = useMutation({
    mutationFn: (input: Inputs["interviews"]["update"]) => api.interviews.update.mutate(input),
    onSettled: changed,
  });
  const { mutateAsync: remove } = useChange({
    mutationFn: (interviewId: string) => api.interviews.delete.mutate({ interviewId }),
    says: () => t("deleted"),
    onSettled: changed,
  });
  return {
    cancel: ({ id: interviewId, outcome }: Interview) =>
      update(
        { interviewId, outcome: "canceled" },
        {
          onSuccess: () =>
            toast.undoable(t("canceled"), () => update({ interviewId, outcome }), { id: interviewId }),
        },
      ),
    reinstate: ({ id: interviewId }: Interview) => update({ interviewId, outcome: "pending" }),
    remove,
  };
}
