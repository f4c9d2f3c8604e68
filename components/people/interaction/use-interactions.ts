"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import type { Interaction, InteractionType } from "./interaction-types.ts";

export type Talked = { id: string; name: string; followUpSince: string | null };
export type Entry = { type: InteractionType; interactionTime: string; notes: string | null };

/** Logging a conversation with somebody, changing what was logged and taking it out, each with a way back. */
export function useInteractions(contact: Talked) {
  const t = useTranslations("people");
  const toast = useToast();
  const changed = usePeopleChanged();
  const contactId = contact.id;
  // The way back restores the waiting as it was when the change was made, not as the change has left it.
  const onMutate = () => ({ since: contact.followUpSince });

  const takeBack = useMutation({
    mutationFn: async ({ id: interactionId, since }: { id: string; since: string | null }) => {
      await api.interactions.delete.mutate({ interactionId });
      await api.contacts.restoreFollowUp.mutate({ contactId, since });
    },
    onSettled: changed,
  });
  const log = useMutation({
    meta: { silent: true },
    mutationFn: (entry: Entry) => api.interactions.create.mutate({ contactId, ...entry }),
    onMutate,
    onSuccess: ({ id, type }, _entry, { since }) =>
      toast.undoable(t("logged", { type: t(`types.${type}`) }), () => takeBack.mutate({ id, since }), { id }),
    onSettled: changed,
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: ({ id: interactionId, ...entry }: Entry & { id: string }) =>
      api.interactions.update.mutate({ interactionId, ...entry }),
    onSettled: changed,
  });
  const bringBack = useMutation({
    mutationFn: async ({ entry, since }: { entry: Entry; since: string | null }) => {
      const { type, interactionTime, notes } = entry;
      await api.interactions.create.mutate({ contactId, type, interactionTime, notes });
      await api.contacts.restoreFollowUp.mutate({ contactId, since });
    },
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id: interactionId }: Interaction) => api.interactions.delete.mutate({ interactionId }),
    onMutate,
    onSuccess: (_answer, entry, { since }) =>
      toast.undoable(t("interactionDeleted"), () => bringBack.mutate({ entry, since }), { id: entry.id }),
    onSettled: changed,
  });
  return { log, change, remove };
}
