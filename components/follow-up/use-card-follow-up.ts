import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, trpc } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";

type Change = Omit<Inputs["applications"]["setFollowUp"], "applicationId">;

/** Returns functions that plan a card's follow-up or remove it, confirmed with an undo, and that save its note. */
export function useCardFollowUp(applicationId: string, name: string) {
  const t = useTranslations("followUp.card");
  const toast = useToast();
  const queryClient = useQueryClient();
  const change = {
    scope: { id: `follow-up ${applicationId}` },
    mutationFn: (to: Change) => api.applications.setFollowUp.mutate({ applicationId, ...to }),
    onSettled: () =>
      Promise.all(
        [trpc.applications.listFollowUps, trpc.today].map((part) =>
          queryClient.invalidateQueries(part.pathFilter()),
        ),
      ),
  };
  const { mutate: restore } = useMutation(change);
  const { mutate: set } = useMutation({
    ...change,
    onSuccess: (former, { due }) =>
      toast.undoable(t(due ? "setToast" : "doneToast", { name }), () => restore(former), {
        id: `follow-up ${applicationId}`,
      }),
  });
  // The field shows its own error.
  const { mutateAsync: saveNote } = useMutation({ ...change, meta: { silent: true } });
  return { set, saveNote };
}
