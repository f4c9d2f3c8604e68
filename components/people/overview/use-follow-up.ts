"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { peopleKeys } from "../people-keys.ts";
import { usePeopleChanged } from "../use-people-changed.ts";

type Overview = Outputs["people"]["getOverview"];
type Mark = { contactId: string; name: string; followUp: boolean };

/** Takes somebody off the follow-up list at once, with a way back. */
export function useFollowUpDone(): (contact: { contactId: string; name: string }) => void {
  const t = useTranslations("people");
  const toast = useToast();
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const { mutate } = useMutation({
    mutationFn: ({ contactId, followUp }: Mark) => api.contacts.update.mutate({ contactId, followUp }),
    onMutate: async ({ contactId, followUp }) => {
      if (followUp) return;
      await queryClient.cancelQueries({ queryKey: peopleKeys.overview });
      queryClient.setQueryData<Overview>(
        peopleKeys.overview,
        (view) =>
          view && {
            ...view,
            followUps: view.followUps.filter((other) => other.contactId !== contactId),
            totals: { ...view.totals, followUps: Math.max(0, view.totals.followUps - 1) },
          },
      );
    },
    onSuccess: (_answer, { contactId, name, followUp }) => {
      if (followUp) return;
      const undo = () => mutate({ contactId, name, followUp: true });
      toast.undoable(t("doneToast", { name }), undo, { id: `follow-up ${contactId}` });
    },
    onSettled: changed,
  });
  return ({ contactId, name }) => mutate({ contactId, name, followUp: false });
}
