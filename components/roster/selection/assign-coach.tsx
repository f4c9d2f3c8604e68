import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, callContext, ofOrganization, trpc } from "#components/api/client.ts";
import { inPortions, usePortions, useRetryKey } from "#components/api/portions.ts";
import { useChange } from "#components/api/use-change.ts";
import { useReport } from "#components/left-out/left-out.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { CoachChoice } from "../roster-data.ts";
import { type Change, leftOutOf, reversalOf, type Verdict, WAYS, type Way } from "./coach-changes.ts";

export type AssignCoachProps = {
  organizationSlug: string;
  emails: readonly string[];
  /** The staff, the viewer first. */
  coaches: readonly CoachChoice[];
  onClose: (isDone: boolean) => void;
};

/** Adds a coach to the selected applicants, makes one their lead, or removes one. */
export function AssignCoach({ organizationSlug, emails, coaches, onClose }: AssignCoachProps) {
  const t = useTranslations("roster.selection");
  const report = useReport();
  const [coachId, setCoachId] = useState(coaches[0]?.id ?? "");
  const [way, setWay] = useState<Way>("lead");
  const limit = LIMITS.requests.pageSizeMost;
  const loads = useQuery(trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit }));
  const loadOf = new Map(loads.data?.data.map(({ memberId, applicants }) => [memberId, applicants]));
  const { progress, inPortions: sendInPortions, cancel } = usePortions();
  const retryKey = useRetryKey();
  const send = ({ coachId: by, way: as, emails: to }: Change, sending = inPortions) =>
    sending(to, LIMITS.requests.bulkApplicants, async (applicantEmails): Promise<readonly Verdict[]> => {
      const input = { organizationSlug, coachId: by, applicantEmails };
      // Undoing needs the verdicts of the first try.
      const options = { context: callContext({ idempotencyKey: retryKey({ ...input, as }) }) };
      const { data } =
        as === "remove"
          ? await api.caseload.unassign.mutate(input, options)
          : await api.caseload.assign.mutate({ ...input, lead: as === "lead" }, options);
      return data;
    });
  const affects = ofOrganization(organizationSlug);
  const undo = useChange({
    mutationFn: async (changes: readonly Change[]) => {
      for (const item of changes) await send(item);
    },
    affects,
  });
  const change = useChange({
    mutationFn: async () => (await send({ coachId, way, emails }, sendInPortions)).flat(),
    onSuccess: (verdicts) => {
      const reversed = reversalOf(verdicts, coachId);
      const count = reversed.reduce((sum, { emails: those }) => sum + those.length, 0);
      const done = t(`assigned.${way}`, {
        count,
        name: coaches.find(({ id }) => id === coachId)?.name ?? "",
      });
      const leftOut = leftOutOf(verdicts, way);
      report({ done, leftOut, undo: count === 0 ? undefined : () => undo.mutate(reversed) });
      onClose(true);
    },
    affects,
  });
  return (
    <FormDialog
      size="sm"
      title={t("assignTitle", { count: emails.length })}
      submitLabel={t("assignConfirm")}
      pending={change.isPending}
      progress={progress}
      onSubmit={() => change.mutate()}
      onClose={() => cancel() || onClose(false)}
    >
      <SelectField
        label={t("coach")}
        required
        value={coachId}
        onChange={({ target }) => setCoachId(target.value)}
        options={coaches.map(({ id, name }) => {
          const count = loadOf.get(id);
          return { value: id, label: count === undefined ? name : t("coachLoad", { name, count }) };
        })}
      />
      <SelectField
        label={t("way")}
        required
        value={way}
        onChange={({ target }) => setWay(WAYS.find((item) => item === target.value) ?? "lead")}
        options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
    </FormDialog>
  );
}
