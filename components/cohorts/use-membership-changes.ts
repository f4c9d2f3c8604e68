import { useTranslations } from "next-intl";
import { api, callContext, type Inputs, type Outputs, ofOrganization } from "#components/api/client.ts";
import { usePortions, useRetryKey } from "#components/api/portions.ts";
import { useChange } from "#components/api/use-change.ts";
import { useReport } from "#components/left-out/left-out.tsx";
import type { LeftOut } from "#components/left-out/people.ts";
import { LIMITS } from "#domain/limits.ts";

type ChangeInput<Name extends "placeMany" | "endMany" | "correct"> = Omit<
  Inputs["cohortMemberships"][Name],
  "organizationSlug"
>;

/** Adds, ends, and corrects many memberships, and undoes such changes, the last one first. */
export function useMembershipChanges(organizationSlug: string) {
  const t = useTranslations("memberships");
  const report = useReport();
  const { cohortMemberships } = api;
  const { progress, inPortions, cancel } = usePortions();
  const retryKey = useRetryKey();
  // Undoing needs the verdicts of the first try.
  const keyed = (input: object) => ({ context: callContext({ idempotencyKey: retryKey(input) }) });
  const inBatches = async (
    applicantEmails: readonly string[],
    send: (batch: string[]) => Promise<Sent>,
  ): Promise<Changes> => {
    const sent = await inPortions(applicantEmails, LIMITS.requests.bulkApplicants, send);
    return {
      changed: sent.reduce((sum, { changed }) => sum + changed, 0),
      changeIds: sent.flatMap(({ changeId }) => changeId ?? []),
      leftOut: sent.flatMap(({ data }) =>
        data.flatMap(({ applicantEmail, outcome: reason }) =>
          reason === "placed" || reason === "ended" ? [] : { applicantEmail, reason },
        ),
      ),
    };
  };
  const affects = ofOrganization(organizationSlug);
  const place = useChange({
    mutationFn: ({ applicantEmails, ...input }: ChangeInput<"placeMany">) =>
      inBatches(applicantEmails, (batch) => {
        const portion = { ...input, organizationSlug, applicantEmails: batch };
        return cohortMemberships.placeMany.mutate(portion, keyed({ place: portion }));
      }),
    affects,
  });
  const end = useChange({
    mutationFn: ({ applicantEmails, ...input }: ChangeInput<"endMany">) =>
      inBatches(applicantEmails, (batch) => {
        const portion = { ...input, organizationSlug, applicantEmails: batch };
        return cohortMemberships.endMany.mutate(portion, keyed({ end: portion }));
      }),
    affects,
  });
  const correct = useChange({
    // Not in batches: a correction changes all memberships or none.
    mutationFn: async (input: ChangeInput<"correct">): Promise<Changes> => {
      const { changed, changeId } = await cohortMemberships.correct.mutate({ organizationSlug, ...input });
      return { changed, changeIds: changeId === null ? [] : [changeId], leftOut: [] };
    },
    affects,
  });
  const undo = useChange({
    mutationFn: async (changeIds: readonly string[]) => {
      let count = 0;
      for (const changeId of changeIds.toReversed()) {
        count += (await cohortMemberships.undo.mutate({ organizationSlug, changeId })).changed;
      }
      return count;
    },
    says: (count) => t("undone", { count }),
    affects,
  });
  /** Confirms a change, offers to undo it, and lists those whom it left out. */
  const offer = (done: string, { changeIds, leftOut }: Changes) => {
    if (changeIds.length === 0) report({ done, leftOut });
    else report({ done, leftOut, undo: () => undo.mutate(changeIds), description: t("undoable") });
  };
  return { place, end, correct, undo, offer, progress, cancel };
}

/** The number of changed memberships, the IDs to undo the changes, and the people left out. */
type Changes = { changed: number; changeIds: readonly string[]; leftOut: readonly LeftOut[] };
type Sent = Omit<Outputs["cohortMemberships"]["placeMany"], "data"> & {
  data: Outputs["cohortMemberships"]["placeMany" | "endMany"]["data"];
};
