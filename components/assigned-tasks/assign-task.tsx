import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, callContext, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { inPortions, usePortions, useRetryKey } from "#components/api/portions.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { useReport } from "#components/left-out/left-out.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn } from "#domain/application-date.ts";
import { LIMITS } from "#domain/limits.ts";
import { isCalendarDay } from "#domain/time.ts";
import { TargetFields, targetsOf, writtenTargets } from "./target.tsx";
import { dueFrom } from "./templates/due.ts";

type Props = {
  organizationSlug: string;
  /** The applicants, or the cohort whose members get the task. */
  emails?: readonly string[];
  cohortId?: string;
  onClose: (isDone: boolean) => void;
};

/** Assigns a task to applicants, or to everyone who is in a cohort. */
export function AssignTask({ organizationSlug, emails = [], cohortId, onClose }: Props) {
  const t = useTranslations("assignedTasks");
  const report = useReport();
  const zone = useViewerZone();
  const draft = useFormDraft(`assignedTask:${organizationSlug}`, {
    text: "",
    dueOn: "",
    ...writtenTargets(null),
  });
  const { text, dueOn, ...written } = draft.values;
  const targets = targetsOf(written);
  const [tried, setTried] = useState(false);
  const { progress, inPortions: sendInPortions, cancel } = usePortions();
  const retryKey = useRetryKey();
  const most = LIMITS.requests.bulkApplicants;
  const affects = ofOrganization(organizationSlug);
  const undo = useChange({
    mutationFn: (ids: readonly string[]) =>
      inPortions(ids, most, (assignedTaskIds) =>
        api.assignedTasks.takeBack.mutate({ organizationSlug, assignedTaskIds }),
      ),
    affects,
  });
  const assign = useChange({
    mutationFn: async () => {
      const input = { organizationSlug, text, dueOn: dueOn || null, ...targets };
      const create = (to: { cohortId: string } | { applicantEmails: string[] }) => {
        const task = { ...input, ...to };
        const context = callContext({ idempotencyKey: retryKey(task) });
        return api.assignedTasks.create.mutate(task, { context });
      };
      const sent = cohortId
        ? [await create({ cohortId })]
        : await sendInPortions(emails, most, (applicantEmails) => create({ applicantEmails }));
      return sent.flatMap(({ data }) => data);
    },
    silent: true,
    onSuccess: (verdicts) => {
      const ids = verdicts.flatMap(({ assignedTaskId }) => assignedTaskId ?? []);
      const leftOut = verdicts.flatMap(({ applicantEmail, outcome: reason }) =>
        reason === "not_an_applicant" ? { applicantEmail, reason } : [],
      );
      const done = t("assigned", { count: ids.length });
      report({ done, leftOut, undo: ids.length === 0 ? undefined : () => undo.mutate(ids) });
      draft.forget();
      onClose(true);
    },
    affects,
  });
  function submit(): void {
    setTried(true);
    if (text.trim() !== "" && targets !== null && (dueOn === "" || isCalendarDay(dueOn))) assign.mutate();
  }
  return (
    <FormDialog
      size="sm"
      title={cohortId ? t("assignToCohort") : t("assignTo", { count: emails.length })}
      submitLabel={t("assign")}
      pending={assign.isPending}
      progress={progress}
      onSubmit={submit}
      onClose={() => cancel() || onClose(false)}
    >
      <TemplateChoice
        organizationSlug={organizationSlug}
        onChoose={(template) =>
          draft.change({
            text: template.text,
            dueOn: dueFrom(template, dayIn(zone, new Date())),
            ...writtenTargets(template),
          })
        }
      />
      <TextField
        label={t("text")}
        hint={<ReadBy field="assignedTask.text" />}
        error={tried && text.trim() === "" ? t("textMissing") : undefined}
        required
        maxLength={LIMITS.text.task}
        {...draft.field("text")}
      />
      <DateField label={t("dueOn")} value={dueOn} onChange={(day) => draft.change({ dueOn: day })} />
      <TargetFields targets={written} tried={tried} onChange={draft.change} />
      <FormError>{failureText(assign, t("unanswered"))}</FormError>
    </FormDialog>
  );
}

type Template = Outputs["taskTemplates"]["list"][number];
type TemplateChoiceProps = { organizationSlug: string; onChoose: (template: Template) => void };

/** Offers the organization's task templates to start from; renders nothing if there are none. */
function TemplateChoice({ organizationSlug, onChoose }: TemplateChoiceProps) {
  const t = useTranslations("assignedTasks.templates");
  const { data } = useQuery(trpc.taskTemplates.list.queryOptions({ organizationSlug }));
  if (!data || data.length === 0) return null;
  return (
    <SelectField
      label={t("choose")}
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen);
      }}
      options={[
        { value: "", label: t("chooseNone") },
        ...data.map(({ id, cohortName, text }) => ({
          value: id,
          label: t("offered", { cohort: cohortName, text }),
        })),
      ]}
    />
  );
}
