"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";

/** What a coach does to the notes beside a card; whoever calls says what went wrong. */
export function useNoteChanges(organizationSlug: string, applicationId: string) {
  const t = useTranslations("coachNotes");
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(
        trpc.coachNotes.listOfSharedCard.queryFilter({ organizationSlug, applicationId }),
      ),
      queryClient.invalidateQueries(trpc.organizationShares.getBoard.pathFilter()),
    ]);
  const add = useMutation({
    meta: { silent: true },
    mutationFn: (body: string) => api.coachNotes.create.mutate({ applicationId, organizationSlug, body }),
    onSuccess: () => {
      toast.success(t("added"));
      return refresh();
    },
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: (given: { noteId: string; body: string }) =>
      api.coachNotes.update.mutate({ organizationSlug, ...given }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => api.coachNotes.delete.mutate({ organizationSlug, noteId }),
    onSuccess: () => {
      toast.success(t("deleted"));
      return refresh();
    },
  });
  return { add: add.mutateAsync, change: change.mutateAsync, remove: remove.mutateAsync };
}

export type NoteChanges = ReturnType<typeof useNoteChanges>;
