"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs } from "#components/api/client.ts";
import { usePortions } from "#components/api/portions.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";

type ChangeInput<Name extends "placeMany" | "endMany" | "correct"> = Omit<
  Inputs["cohortMemberships"][Name],
  "organizationSlug"
>;

/** Adds, ends, and corrects many memberships, and undoes such changes, the last one first. */
export function useMembershipChanges(organizationSlug: string) {
  const t = useTranslations("memberships");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { cohortMemberships } = api;
  const { progress, inPortions, cancel } = usePortions();
  const inBatches = async (
    applicantEmails: readonly string[],
    send: (batch: string[]) => Promise<{ changed: number; changeId: string | null }>,
  ): Promise<Changes> => {
    const sent = await inPortions(applicantEmails, LIMITS.requests.bulkApplicants, send);
    return {
      changed: sent.reduce((sum, { changed }) => sum + changed, 0),
      changeIds: sent.flatMap(({ changeId }) => changeId ?? []),
    };
  };
  const onSettled = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const place = useMutation({
    mutationFn: ({ applicantEmails, ...given }: ChangeInput<"placeMany">) =>
      inBatches(applicantEmails, (batch) =>
        cohortMemberships.placeMany.mutate({ ...given, organizationSlug, applicantEmails: batch }),
      ),
    onSettled,
  });
  const end = useMutation({
    mutationFn: ({ applicantEmails, ...given }: ChangeInput<"endMany">) =>
      inBatches(applicantEmails, (batch) =>
        cohortMemberships.endMany.mutate({ ...given, organizationSlug, applicantEmails: batch }),
      ),
    onSettled,
  });
  const correct = useMutation({
    // Not in batches: a correction changes all memberships or none.
    mutationFn: async (given: ChangeInput<"correct">): Promise<Changes> => {
      const { changed, changeId } = await cohortMemberships.correct.mutate({ organizationSlug, ...given });
      return { changed, changeIds: changeId === null ? [] : [changeId] };
    },
    onSettled,
  });
  const undo = useMutation({
    mutationFn: async (changeIds: readonly string[]) => {
      let count = 0;
      for (const changeId of changeIds.toReversed()) {
        count += (await cohortMemberships.undo.mutate({ organizationSlug, changeId })).changed;
      }
      return count;
    },
    onSuccess: (count) => toast.success(t("undone", { count })),
    onSettled,
  });
  /** Confirms a change, and offers to undo it. */
  const offer = (message: string, { changeIds }: Changes) => {
    if (changeIds.length === 0) toast.success(message);
    else toast.undoable(message, () => undo.mutate(changeIds), { description: t("undoable") });
  };
  return { place, end, correct, undo, offer, progress, cancel };
}

/** The number of changed memberships, and the IDs to undo the changes. */
type Changes = { changed: number; changeIds: readonly string[] };
