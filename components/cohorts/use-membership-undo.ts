"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { useToast } from "#components/ui/use-toast.ts";

/** Undoes membership changes, the last one first, and offers that after a change. */
export function useMembershipUndo(organizationSlug: string) {
  const t = useTranslations("memberships");
  const toast = useToast();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: async (changeIds: readonly string[]) => {
      let count = 0;
      for (const changeId of changeIds.toReversed()) {
        count += (await api.cohortMemberships.undo.mutate({ organizationSlug, changeId })).changed;
      }
      return count;
    },
    onSuccess: (count) => toast.success(t("undone", { count })),
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  const offer = (message: string, changeIds: readonly string[]) => {
    if (changeIds.length === 0) toast.success(message);
    else toast.undoable(message, () => undo.mutate(changeIds), { description: t("undoable") });
  };
  return { undo, offer };
}
