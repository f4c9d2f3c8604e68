"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Callout } from "#components/ui/callout.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select, Textarea } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { CohortChoice, RosterRow } from "../roster-data.ts";
import { DEPARTURES, useBulkCohorts } from "./use-bulk-cohorts.ts";

type PlaceProps = {
  organizationSlug: string;
  emails: readonly string[];
  cohorts: readonly CohortChoice[];
  onClose: (isDone: boolean) => void;
};

/** Places the chosen applicants in a cohort; who is in it already stays as they are. */
export function PlaceInCohort({ organizationSlug, emails, cohorts, onClose }: PlaceProps) {
  const t = useTranslations("roster.selection");
  const toast = useToast();
  const { place } = useBulkCohorts(organizationSlug);
  const [cohortId, setCohortId] = useState(cohorts[0]?.id ?? "");
  const name = cohorts.find(({ id }) => id === cohortId)?.name ?? "";
  function submit(): void {
    place.mutate(
      { cohortId, emails },
      {
        onSuccess: (changed) => {
          toast.success(t("placed", { count: changed, name }));
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
    </Asking>
  );
}

type EndProps = Omit<PlaceProps, "emails"> & { chosen: readonly RosterRow[] };

/** Ends the time of the chosen applicants in a cohort, with the reason and a note. */
export function EndMemberships({ organizationSlug, chosen, cohorts, onClose }: EndProps) {
  const t = useTranslations("roster.selection");
  const departures = useTranslations("roster.panel.departures");
  const toast = useToast();
  const { end } = useBulkCohorts(organizationSlug);
  const isIn = (row: RosterRow, cohortId: string) =>
    row.cohorts.some(({ id, leftAt }) => id === cohortId && leftAt === null);
  const possible = cohorts.filter(({ id }) => chosen.some((row) => isIn(row, id)));
  const [cohortId, setCohortId] = useState(possible[0]?.id ?? "");
  const [departureReason, setReason] = useState<(typeof DEPARTURES)[number]>(DEPARTURES[0]);
  const draft = useFormDraft(`cohortEnd:${organizationSlug}`, { note: "" });
  const { note } = draft.values;
  const there = chosen.filter((row) => isIn(row, cohortId));
  function submit(): void {
    const emails = there.map(({ applicantEmail }) => applicantEmail);
    end.mutate(
      { cohortId, emails, departureReason, note: note.trim() },
      {
        onSuccess: (changed) => {
          draft.forget();
          toast.success(t("ended", { count: changed }));
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
          <Field label={t("reason")}>
            {(control) => (
              <Select
                {...control}
                value={departureReason}
                onChange={({ target }) =>
                  setReason(DEPARTURES.find((one) => one === target.value) ?? DEPARTURES[0])
                }
                options={DEPARTURES.map((one) => ({ value: one, label: departures(one) }))}
              />
            )}
          </Field>
          <Field label={t("note")} hint={<ReadBy field="cohortEnd.note" />}>
            {(control) => (
              <Textarea
                {...control}
                value={note}
                onChange={({ target }) => draft.change({ note: target.value })}
              />
            )}
          </Field>
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

/** A question with its fields; a refusal stands in it. */
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
