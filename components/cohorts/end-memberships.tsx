import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn } from "#domain/application-date.ts";
import type { Departure } from "./cohort-data.ts";
import { CohortField } from "./cohort-field.tsx";
import { EndingFields, NoteField, RateEffect } from "./ending-fields.tsx";
import { instantOfDay, isPastDay } from "./membership-days.ts";
import { useMembershipChanges } from "./use-membership-changes.ts";

export type EndMembershipsProps = {
  organizationSlug: string;
  cohorts: readonly { id: string; name: string }[];
  /** The applicants, each with the cohorts that they are in. */
  people: readonly { email: string; cohortIds: readonly string[] }[];
  onClose: (isDone: boolean) => void;
};

/** Ends the memberships of applicants in a cohort once a reason is chosen; that can be undone. */
export function EndMemberships({ organizationSlug, cohorts, people, onClose }: EndMembershipsProps) {
  const t = useTranslations("memberships");
  const { end, offer, progress, cancel } = useMembershipChanges(organizationSlug);
  const possible = cohorts.filter(({ id }) => people.some(({ cohortIds }) => cohortIds.includes(id)));
  const [cohortId, setCohortId] = useState(possible[0]?.id ?? "");
  const there = people.filter(({ cohortIds }) => cohortIds.includes(cohortId));
  const [only] = people;
  const zone = useViewerZone();
  const draft = useFormDraft(
    people.length === 1 ? `cohortEnd:${cohortId} ${only?.email}` : `cohortEnd:${organizationSlug}`,
    { note: "" },
  );
  const [reason, setReason] = useState<Departure | null>(null);
  const [endedOn, setEndedOn] = useState(() => dayIn(zone, new Date()));
  const [isTried, setTried] = useState(false);
  function submit(): void {
    setTried(true);
    if (reason === null || !isPastDay(endedOn, zone)) return;
    const note = draft.values.note.trim();
    end.mutate(
      {
        cohortId,
        applicantEmails: people.map(({ email }) => email),
        departureReason: reason,
        leftAt: instantOfDay(endedOn, zone),
        ...(note === "" ? {} : { note }),
      },
      {
        onSuccess: (ended) => {
          draft.forget();
          offer(t("ended", { count: ended.changed }), ended);
          onClose(true);
        },
      },
    );
  }
  return (
    <FormDialog
      size="sm"
      title={people.length === 1 ? t("endOf", { email: only?.email ?? "" }) : t("endTitle")}
      submitLabel={t("endConfirm", { count: there.length })}
      pending={end.isPending}
      progress={progress}
      canSubmit={possible.length > 0}
      onSubmit={submit}
      onClose={() => cancel() || onClose(false)}
    >
      {possible.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("inNone")}</p>
      ) : (
        <>
          <CohortField cohorts={possible} value={cohortId} onChange={setCohortId} />
          <EndingFields
            reason={reason}
            onReason={setReason}
            endedOn={endedOn}
            onEndedOn={setEndedOn}
            isTried={isTried}
          />
          <NoteField note={draft.values.note} onNote={(note) => draft.change({ note })} />
          <RateEffect
            organizationSlug={organizationSlug}
            cohortId={cohortId}
            changes={there.map(() => ({ from: null, to: reason }))}
          />
        </>
      )}
    </FormDialog>
  );
}
