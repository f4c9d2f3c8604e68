"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { type Departure, outcomeOf } from "#components/cohorts/cohort-data.ts";
import { DayField, EndingFields, RateEffect } from "#components/cohorts/ending-fields.tsx";
import { dayOfInstant, instantOfDay, isPastDay } from "#components/cohorts/membership-days.ts";
import { useMembershipUndo } from "#components/cohorts/use-membership-undo.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Callout } from "#components/ui/callout.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select, Textarea } from "#components/ui/input.tsx";
import type { CohortChoice, RosterRow } from "../roster-data.ts";
import { useBulkCohorts } from "./use-bulk-cohorts.ts";

type PlaceProps = {
  organizationSlug: string;
  emails: readonly string[];
  cohorts: readonly CohortChoice[];
  onClose: (isDone: boolean) => void;
};

/** Places the selected applicants in a cohort; those already in it stay unchanged. */
export function PlaceInCohort({ organizationSlug, emails, cohorts, onClose }: PlaceProps) {
  const t = useTranslations("roster.selection");
  const memberships = useTranslations("memberships");
  const { offer } = useMembershipUndo(organizationSlug);
  const { place } = useBulkCohorts(organizationSlug);
  const [cohortId, setCohortId] = useState(cohorts[0]?.id ?? "");
  const [joinedOn, setJoinedOn] = useState(dayOfInstant(new Date()));
  const [isTried, setTried] = useState(false);
  const name = cohorts.find(({ id }) => id === cohortId)?.name ?? "";
  function submit(): void {
    setTried(true);
    if (!isPastDay(joinedOn)) return;
    place.mutate(
      { cohortId, emails, joinedAt: instantOfDay(joinedOn) },
      {
        onSuccess: ({ changed, changeIds }) => {
          offer(t("placed", { count: changed, name }), changeIds);
          onClose(true);
        },
      },
    );
  }
  return (
    <Asking
      title={t("placeTitle", { count: emails.length })}
      action={t("placeConfirm")}
      change={place}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <CohortField cohorts={cohorts} value={cohortId} onChange={setCohortId} />
      <DayField label={memberships("joinedOn")} day={joinedOn} onDay={setJoinedOn} isTried={isTried} />
    </Asking>
  );
}

type EndProps = Omit<PlaceProps, "emails"> & { chosen: readonly RosterRow[] };

/** Ends the memberships of the selected applicants in a cohort, with a reason and a note. */
export function EndMemberships({ organizationSlug, chosen, cohorts, onClose }: EndProps) {
  const t = useTranslations("roster.selection");
  const { offer } = useMembershipUndo(organizationSlug);
  const { end } = useBulkCohorts(organizationSlug);
  const isIn = (row: RosterRow, cohortId: string) =>
    row.cohorts.some(({ id, leftAt }) => id === cohortId && leftAt === null);
  const possible = cohorts.filter(({ id }) => chosen.some((row) => isIn(row, id)));
  const [cohortId, setCohortId] = useState(possible[0]?.id ?? "");
  const draft = useFormDraft(`cohortEnd:${organizationSlug}`, { note: "" });
  const { note } = draft.values;
  const [departureReason, setReason] = useState<Departure | null>(null);
  const [endedOn, setEndedOn] = useState(dayOfInstant(new Date()));
  const [isTried, setTried] = useState(false);
  const { data: figures } = useQuery(
    trpc.organizationInsights.get.queryOptions(
      { organizationSlug },
      { select: (insights) => insights.cohorts.find(({ id }) => id === cohortId) },
    ),
  );
  const there = chosen.filter((row) => isIn(row, cohortId));
  function submit(): void {
    setTried(true);
    if (departureReason === null || !isPastDay(endedOn)) return;
    const emails = there.map(({ applicantEmail }) => applicantEmail);
    end.mutate(
      { cohortId, emails, departureReason, leftAt: instantOfDay(endedOn), note: note.trim() },
      {
        onSuccess: ({ changed, changeIds }) => {
          draft.forget();
          offer(t("ended", { count: changed }), changeIds);
          onClose(true);
        },
      },
    );
  }
  return (
    <Asking
      title={t("endTitle")}
      action={t("endConfirm", { count: there.length })}
      change={end}
      isPossible={possible.length > 0}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      {possible.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("inNone")}</p>
      ) : (
        <>
          <CohortField cohorts={possible} value={cohortId} onChange={setCohortId} />
          <EndingFields
            reason={departureReason}
            onReason={setReason}
            endedOn={endedOn}
            onEndedOn={setEndedOn}
            isTried={isTried}
          />
          <Field label={t("note")} hint={<ReadBy field="cohortEnd.note" />}>
            {(control) => (
              <Textarea
                {...control}
                value={note}
                onChange={({ target }) => draft.change({ note: target.value })}
              />
            )}
          </Field>
          <RateEffect outcome={outcomeOf(figures)} change={{ to: departureReason, count: there.length }} />
        </>
      )}
    </Asking>
  );
}

type CohortFieldProps = {
  cohorts: readonly CohortChoice[];
  value: string;
  onChange: (cohortId: string) => void;
};

function CohortField({ cohorts, value, onChange }: CohortFieldProps) {
  const t = useTranslations("roster");
  return (
    <Field label={t("cohortLabel")}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Field>
  );
}

type AskingProps = {
  title: string;
  action: string;
  change: { isPending: boolean; isError: boolean; error: unknown };
  isPossible?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks a question with fields; an error is shown in it. */
function Asking({ title, action, change, isPossible = true, onSubmit, onClose, children }: AskingProps) {
  const t = useTranslations("roster.selection");
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) onSubmit();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={title}
        footer={
          isPossible ? (
            <FormActions formId={formId} pending={change.isPending}>
              {action}
            </FormActions>
          ) : undefined
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {change.isError ? (
            <Callout tone="error" role="alert">
              {problemOf(change.error)?.detail ?? t("unanswered")}
            </Callout>
          ) : null}
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}
