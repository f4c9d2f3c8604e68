import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { INTERVIEW_OUTCOMES } from "#domain/values.ts";
import type { Interview } from "../interview-data.ts";
import { useInterviewsChanged } from "../use-interview-changes.ts";
import { useStatusSuggestion } from "../use-status-suggestion.ts";

export type OutcomeDialogProps = { interview: Interview; name: string; onClose: () => void };

/** Records the outcome of an interview, and how it went. */
export default function OutcomeDialog({ interview, name, onClose }: OutcomeDialogProps) {
  const t = useTranslations("interviews.outcome");
  const outcomeName = useTranslations("interviews.outcomes");
  const toast = useToast();
  const changed = useInterviewsChanged();
  const suggestStatus = useStatusSuggestion();
  const draft = useFormDraft(`interviewOutcome:${interview.id}`, {
    outcome: interview.outcome,
    feedback: interview.feedback ?? "",
  });
  const { outcome, feedback } = draft.values;
  const record = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      api.interviews.update.mutate({
        interviewId: interview.id,
        ...(outcome === interview.outcome ? {} : { outcome }),
        ...(feedback.trim() === (interview.feedback ?? "") ? {} : { feedback }),
      }),
    onSuccess: () => {
      draft.forget();
      if (outcome === "failed") void suggestStatus(t("recorded"), interview.applicationId, "failed");
      else toast.success(t("recorded"));
      onClose();
    },
    onSettled: changed,
  });
  const rejected = failureText(record, t("unanswered"));
  function submit(): void {
    record.mutate();
  }
  return (
    <FormDialog
      title={t("title")}
      description={name}
      submitLabel={t("save")}
      pending={record.isPending}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-5"
    >
      <RadioGroup
        legend={t("outcome")}
        name="outcome"
        value={outcome}
        onValueChange={(chosen) => draft.change({ outcome: chosen })}
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, label: outcomeName(value) }))}
      />
      <TextareaField
        label={t("feedback")}
        hint={t("feedbackHint")}
        maxLength={LIMITS.text.notes}
        {...draft.field("feedback")}
      />
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}
