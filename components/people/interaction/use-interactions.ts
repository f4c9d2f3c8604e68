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
  const wasWaiting = contact.followUpSince !== null;

  const takeBack = useMutation({
    mutationFn: async (interactionId: string) => {
      await api.interactions.delete.mutate({ interactionId });
      await api.contacts.update.mutate({ contactId, followUp: wasWaiting });
    },
    onSettled: changed,
  });
  const log = useMutation({
    meta: { silent: true },
    mutationFn: (entry: Entry) => api.interactions.create.mutate({ contactId, ...entry }),
    onSuccess: ({ id, type }) =>
      toast.undoable(t("logged", { type: t(`types.${type}`) }), () => takeBack.mutate(id), { id }),
    onSettled: changed,
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: ({ id: interactionId, ...entry }: Entry & { id: string }) =>
      api.interactions.update.mutate({ interactionId, ...entry }),
    onSettled: changed,
  });
  const bringBack = useMutation({
    mutationFn: async ({ type, interactionTime, notes }: Interaction) => {
      await api.interactions.create.mutate({ contactId, type, interactionTime, notes });
      await api.contacts.update.mutate({ contactId, followUp: wasWaiting });
    },
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id: interactionId }: Interaction) => api.interactions.delete.mutate({ interactionId }),
    onSuccess: (_answer, interaction) =>
      toast.undoable(t("interactionDeleted"), () => bringBack.mutate(interaction), { id: interaction.id }),
    onSettled: changed,
  });
  return { log, change, remove };
}
