import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { RecordedOutcome } from "./entry-values.ts";

export type ContestDialogProps = { organizationSlug: string; outcome: RecordedOutcome; onClose: () => void };

/** Asks an applicant why an outcome recorded about them is wrong. */
export default function ContestDialog({ organizationSlug, outcome, onClose }: ContestDialogProps) {
  const t = useTranslations("outcomeEntry");
  const draft = useFormDraft(`outcomeContest:${outcome.id}`, { reason: outcome.contest ?? "" });
  const [isTried, setTried] = useState(false);
  const reason = draft.values.reason.trim();
  const contest = useChange({
    mutationFn: () => api.outcomes.contest.mutate({ organizationSlug, outcomeId: outcome.id, reason }),
    silent: true,
    says: () => t("contestSent"),
    onSuccess: () => draft.forget(onClose),
    affects: ofOrganization(organizationSlug),
  });
  const rejected = failureText(contest, t("unanswered"));
  function submit(): void {
    setTried(true);
    if (reason !== "") contest.mutate();
  }
  return (
    <FormDialog
      size="sm"
      title={t("contestTitle")}
      description={t("contestText")}
      submitLabel={t("contest")}
      pending={contest.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label={t("contestReason")}
        hint={<ReadBy field="outcomeContest.reason" />}
        error={isTried && reason === "" ? t("contestMissing") : undefined}
        required
        maxLength={LIMITS.text.contest}
        {...draft.field("reason")}
      />
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}
