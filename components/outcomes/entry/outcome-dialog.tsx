import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { LIMITS } from "#domain/limits.ts";
import { isWork, OUTCOME_KINDS, OUTCOME_SOURCES } from "#domain/outcomes/kinds.ts";
import {
  changedFields,
  type EntryStart,
  type EntryValues,
  fieldsOf,
  valuesOf,
  wrongIn,
} from "./entry-values.ts";
import { WorkFields } from "./work-fields.tsx";

export type OutcomeDialogProps = EntryStart & {
  organizationSlug: string;
  applicantEmail: string;
  /** The applicant's name. */
  person: string;
  onClose: () => void;
};

/** Records an outcome or corrects one. It is filled in from an accepted card, so that a second press records it. */
export default function OutcomeDialog(props: OutcomeDialogProps) {
  const { applicantEmail, person, outcome, proposal, onClose } = props;
  const t = useTranslations("outcomeEntry");
  const zone = useViewerZone();
  const [initial] = useState(() => valuesOf({ outcome, proposal }, zone));
  const draft = useFormDraft(`outcome:${outcome?.id ?? proposal?.applicationId ?? applicantEmail}`, initial);
  const { values, change } = draft;
  const [isTried, setTried] = useState(false);
  const wrong = wrongIn(values, zone);
  const errorOf = (name: typeof wrong extends ReadonlySet<infer Name> ? Name : never) =>
    isTried && wrong.has(name) ? t(`wrong.${name}`) : undefined;
  const save = useSaving(props, () => draft.forget(onClose));
  function submit(): void {
    setTried(true);
    if (wrong.size === 0) save.mutate(values);
  }
  const rejected = failureText(save, t("unanswered"));
  const ofWork = values.kind !== "" && isWork(values.kind);
  return (
    <FormDialog
      title={t(outcome ? "correctTitle" : "recordTitle", { person })}
      description={<ReadBy field="outcome.details" />}
      submitLabel={t(outcome ? "correct" : "record")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("kind")}
          error={errorOf("kind")}
          required
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value as EntryValues["kind"] })}
          options={[
            { value: "", label: t("chooseKind"), disabled: true },
            ...OUTCOME_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
        <DateField
          label={t("happenedOn")}
          error={errorOf("happenedOn")}
          required
          value={values.happenedOn}
          onChange={(happenedOn) => change({ happenedOn })}
        />
      </div>
      {ofWork || values.kind === "study" ? (
        <WorkFields values={values} change={change} errorOf={errorOf} isWork={ofWork} />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("source")}
          value={values.source}
          onChange={({ target }) => change({ source: target.value as EntryValues["source"] })}
          options={OUTCOME_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        <TextField
          label={t("evidence")}
          hint={t("evidenceHint")}
          maxLength={LIMITS.text.evidence}
          value={values.evidence}
          onChange={({ target }) => change({ evidence: target.value })}
        />
      </div>
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}

/** Returns the change that records or corrects the outcome. */
function useSaving(props: OutcomeDialogProps, onDone: () => void) {
  const { organizationSlug, applicantEmail, outcome, proposal } = props;
  const t = useTranslations("outcomeEntry");
  return useChange({
    mutationFn: async (values: EntryValues) => {
      if (outcome) {
        const changes = changedFields(values, outcome);
        await api.outcomes.correct.mutate({ organizationSlug, outcomeId: outcome.id, ...changes });
        return;
      }
      await api.outcomes.record.mutate({
        organizationSlug,
        applicantEmail,
        kind: values.kind || "unknown",
        ...fieldsOf(values),
        ...(proposal ? { applicationId: proposal.applicationId } : {}),
      });
    },
    silent: true,
    says: () => t(outcome ? "corrected" : "recorded"),
    onSuccess: onDone,
    affects: ofOrganization(organizationSlug),
  });
}
