import { useTranslations } from "next-intl";
import { useState } from "react";
import { CohortField } from "#components/cohorts/cohort-field.tsx";
import { DayField } from "#components/cohorts/ending-fields.tsx";
import { instantOfDay, isPastDay } from "#components/cohorts/membership-days.ts";
import { useMembershipChanges } from "#components/cohorts/use-membership-changes.ts";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { localDay } from "#components/ui/local-day.ts";
import type { CohortChoice } from "../roster-data.ts";

export type PlaceInCohortProps = {
  organizationSlug: string;
  emails: readonly string[];
  cohorts: readonly CohortChoice[];
  onClose: (isDone: boolean) => void;
};

/** Places the selected applicants in a cohort; those already in it stay unchanged. */
export function PlaceInCohort({ organizationSlug, emails, cohorts, onClose }: PlaceInCohortProps) {
  const t = useTranslations("roster.selection");
  const memberships = useTranslations("memberships");
  const { place, offer, progress, cancel } = useMembershipChanges(organizationSlug);
  const [cohortId, setCohortId] = useState(cohorts[0]?.id ?? "");
  const [joinedOn, setJoinedOn] = useState(localDay(new Date()));
  const [isTried, setTried] = useState(false);
  const name = cohorts.find(({ id }) => id === cohortId)?.name ?? "";
  function submit(): void {
    setTried(true);
    if (!isPastDay(joinedOn)) return;
    place.mutate(
      { cohortId, applicantEmails: [...emails], joinedAt: instantOfDay(joinedOn) },
      {
        onSuccess: (placed) => {
          offer(t("placed", { count: placed.changed, name }), placed);
          onClose(true);
        },
      },
    );
  }
  return (
    <FormDialog
      size="sm"
      title={t("placeTitle", { count: emails.length })}
      submitLabel={t("placeConfirm")}
      pending={place.isPending}
      progress={progress}
      onSubmit={submit}
      onClose={() => cancel() || onClose(false)}
    >
      <CohortField cohorts={cohorts} value={cohortId} onChange={setCohortId} />
      <DayField label={memberships("joinedOn")} day={joinedOn} onDay={setJoinedOn} isTried={isTried} />
    </FormDialog>
  );
}
