import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, callContext, randomKey, trpc } from "#components/api/client.ts";
import { useRetryKey } from "#components/api/portions.ts";
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
  // Each change is followed by another call: if that one fails, the retry must not repeat the first.
  const retryKey = useRetryKey();
  const contactId = contact.id;
  const { data: dates } = useQuery(trpc.contacts.listFollowUpDates.queryOptions({ contactIds: [contactId] }));
  const due = dates?.[0]?.due ?? null;
  // An undo restores the follow-up as it was before the change.
  const onMutate = (): FollowUp => ({ since: contact.followUpSince, due });

  const takeBack = useMutation({
    mutationFn: async ({ id: interactionId, key, ...followUp }: FollowUp & { id: string; key: string }) => {
      await api.interactions.delete.mutate(
        { interactionId },
        { context: callContext({ idempotencyKey: key }) },
      );
      await api.contacts.setFollowUp.mutate({ contactId, ...followUp });
    },
    onSettled: changed,
  });
  const log = useMutation({
    meta: { silent: true },
    mutationFn: async ({ keepsFollowUp, ...entry }: Entry & { keepsFollowUp: boolean }) => {
      const context = callContext({ idempotencyKey: retryKey(entry) });
      const logged = await api.interactions.create.mutate({ contactId, ...entry }, { context });
      if (keepsFollowUp) {
        await api.contacts.setFollowUp.mutate({ contactId, since: contact.followUpSince, due });
      }
      return logged;
    },
    onMutate,
    onSuccess: ({ id, type }, _entry, followUp) =>
      toast.undoable(
        t("logged", { type: t(`types.${type}`) }),
        () => takeBack.mutate({ id, key: randomKey(), ...followUp }),
        { id },
      ),
    onSettled: changed,
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: ({ id: interactionId, ...entry }: Entry & { id: string }) =>
      api.interactions.update.mutate({ interactionId, ...entry }),
    onSettled: changed,
  });
  const bringBack = useMutation({
    mutationFn: async ({ entry, followUp, key }: { entry: Entry; followUp: FollowUp; key: string }) => {
      const { type, interactionTime, notes } = entry;
      const context = callContext({ idempotencyKey: key });
      await api.interactions.create.mutate({ contactId, type, interactionTime, notes }, { context });
      await api.contacts.setFollowUp.mutate({ contactId, ...followUp });
    },
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id: interactionId }: Interaction) => api.interactions.delete.mutate({ interactionId }),
    onMutate,
    onSuccess: (_answer, entry, followUp) =>
      toast.undoable(t("interactionDeleted"), () => bringBack.mutate({ entry, followUp, key: randomKey() }), {
        id: entry.id,
      }),
    onSettled: changed,
  });
  return { log, change, remove, due };
}
