import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { usePeopleChanged } from "../use-people-changed.ts";

type Waiting = { contactId: string; name: string; followUpSince: string | null };

/** Removes a contact from the follow-up list immediately, with an undo that restores since when they wait. */
export function useFollowUpDone(): (contact: Waiting) => void {
  const t = useTranslations("people");
  const toast = useToast();
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const queryKey = trpc.people.getOverview.queryKey({});
  const { mutate: restore } = useMutation({
    mutationFn: ({ contactId, followUpSince: since }: Waiting) =>
      api.contacts.setFollowUp.mutate({ contactId, since, due: null }),
    onSettled: changed,
  });
  const { mutate: done } = useMutation({
    mutationFn: ({ contactId }: Waiting) => api.contacts.update.mutate({ contactId, followUp: false }),
    onMutate: async ({ contactId }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (view) =>
          view && {
            ...view,
            followUps: view.followUps.filter((other) => other.contactId !== contactId),
            totals: { ...view.totals, followUps: Math.max(0, view.totals.followUps - 1) },
          },
      );
    },
    onSuccess: (_answer, contact) => {
      const { contactId, name } = contact;
      toast.undoable(t("doneToast", { name }), () => restore(contact), { id: `follow-up ${contactId}` });
    },
    onSettled: changed,
  });
  return done;
}
