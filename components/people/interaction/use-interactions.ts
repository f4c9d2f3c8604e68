import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import type { Interaction, InteractionType } from "./interaction-types.ts";

export type Talked = { id: string; name: string; followUpSince: string | null };
export type Entry = { type: InteractionType; interactionTime: string; notes: string | null };

/** A follow-up: since when the contact is on the list, and its date, if it has one. */
type FollowUp = { since: string | null; due: string | null };

/** Returns mutations that log, change, and delete an interaction, each with an undo, and the date of the contact's follow-up. */
export function useInteractions(contact: Talked) {
  const t = useTranslations("people");
  const toast = useToast();
  const changed = usePeopleChanged();
  const contactId = contact.id;
  const { data: dates } = useQuery(trpc.contacts.listFollowUpDates.queryOptions({ contactIds: [contactId] }));
  const due = dates?.[0]?.due ?? null;
  // An undo restores the follow-up as it was before the change.
  const onMutate = (): FollowUp => ({ since: contact.followUpSince, due });

  const takeBack = useMutation({
    mutationFn: async ({ id: interactionId, ...followUp }: FollowUp & { id: string }) => {
      await api.interactions.delete.mutate({ interactionId });
      await api.contacts.setFollowUp.mutate({ contactId, ...followUp });
    },
    onSettled: changed,
  });
  const log = useMutation({
    meta: { silent: true },
    mutationFn: async ({ keepsFollowUp, ...entry }: Entry & { keepsFollowUp: boolean }) => {
      const logged = await api.interactions.create.mutate({ contactId, ...entry });
      if (keepsFollowUp) {
        await api.contacts.setFollowUp.mutate({ contactId, since: contact.followUpSince, due });
      }
      return logged;
    },
    onMutate,
    onSuccess: ({ id, type }, _entry, followUp) =>
      toast.undoable(t("logged", { type: t(`types.${type}`) }), () => takeBack.mutate({ id, ...followUp }), {
        id,
      }),
    onSettled: changed,
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: ({ id: interactionId, ...entry }: Entry & { id: string }) =>
      api.interactions.update.mutate({ interactionId, ...entry }),
    onSettled: changed,
  });
  const bringBack = useMutation({
    mutationFn: async ({ entry, followUp }: { entry: Entry; followUp: FollowUp }) => {
      const { type, interactionTime, notes } = entry;
      await api.interactions.create.mutate({ contactId, type, interactionTime, notes });
      await api.contacts.setFollowUp.mutate({ contactId, ...followUp });
    },
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id: interactionId }: Interaction) => api.interactions.delete.mutate({ interactionId }),
    onMutate,
    onSuccess: (_answer, entry, followUp) =>
      toast.undoable(t("interactionDeleted"), () => bringBack.mutate({ entry, followUp }), { id: entry.id }),
    onSettled: changed,
  });
  return { log, change, remove, due };
}
