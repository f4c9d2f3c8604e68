import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, callContext, type Outputs, ofOrganization } from "#components/api/client.ts";
import { useRetryKey } from "#components/api/portions.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { TargetFields, targetsOf, writtenTargets } from "../target.tsx";
import { dueOf, type WrittenDue, writtenDue } from "./due.ts";

type Props = {
  organizationSlug: string;
  cohortId: string;
  /** The template to change; null for a new one. */
  template: Outputs["taskTemplates"]["list"][number] | null;
  onClose: () => void;
};

/** Adds a task template to a cohort, or changes one. */
export function TemplateForm({ organizationSlug, cohortId, template, onClose }: Props) {
  const t = useTranslations("assignedTasks.templates");
  const tasks = useTranslations("assignedTasks");
  const toast = useToast();
  const draft = useFormDraft(`taskTemplate:${template?.id ?? cohortId}`, {
    text: template?.text ?? "",
    due: writtenDue(template),
    ...writtenTargets(template),
    isGivenOnJoining: template?.isGivenOnJoining ?? true,
    isGivenNow: template === null,
  });
  const { text, due, isGivenOnJoining, isGivenNow, ...written } = draft.values;
  const targets = targetsOf(written);
  const [tried, setTried] = useState(false);
  const found = dueOf(due);
  const retryKey = useRetryKey();
  const save = useChange({
    mutationFn: async (dates: { dueDays: number | null; dueOn: string | null }) => {
      const saved = { organizationSlug, cohortId, taskTemplateId: template?.id };
      const fields = { text, isGivenOnJoining, ...targets, ...dates };
      const input = { ...saved, ...fields };
      const context = callContext({ idempotencyKey: retryKey(input) });
      const { id } = await api.taskTemplates.save.mutate(input, { context });
      draft.forget();
      return template === null && isGivenNow ? giveTemplate(organizationSlug, id) : null;
    },
    silent: true,
    onSuccess: (count) => {
      if (count !== null) toast.success(t("given", { count }));
      draft.forget();
      onClose();
    },
    affects: ofOrganization(organizationSlug),
  });
  function submit(): void {
    setTried(true);
    if (text.trim() === "" || found === null || targets === null || save.isPending) return;
    save.mutate(found);
  }
  return (
    <FormDialog
      size="sm"
      title={t(template ? "editTitle" : "addTitle")}
      submitLabel={t(template ? "save" : "add")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={tasks("text")}
        hint={<ReadBy field="taskTemplate.text" />}
        error={tried && text.trim() === "" ? tasks("textMissing") : undefined}
        required
        maxLength={LIMITS.text.task}
        {...draft.field("text")}
      />
      <DueFields
        due={due}
        isWrong={tried && found === null}
        onChange={(next) => draft.change({ due: next })}
      />
      <TargetFields targets={written} tried={tried} onChange={draft.change} />
      <Checkbox
        label={t("onJoining")}
        checked={isGivenOnJoining}
        onChange={({ target }) => draft.change({ isGivenOnJoining: target.checked })}
      />
      {template ? null : (
        <Checkbox
          label={t("now")}
          checked={isGivenNow}
          onChange={({ target }) => draft.change({ isGivenNow: target.checked })}
        />
      )}
      <FormError>{failureText(save, tasks("unanswered"))}</FormError>
    </FormDialog>
  );
}

/**
 * Gives a template's task to everyone in its cohort who doesn't have it, in portions, and returns their number. After a failure, another
 * call continues with those who are left.
 */
export async function giveTemplate(organizationSlug: string, taskTemplateId: string): Promise<number> {
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const portion = await api.taskTemplates.give.mutate({ organizationSlug, taskTemplateId });
    count += portion.given;
    hasMore = portion.hasMore && portion.given > 0;
  }
  return count;
}

const LABELS = { after: "dueAfter", day: "dueDay", never: "dueNever" } as const;
const KINDS = ["after", "day", "never"] as const;

type DueFieldsProps = { due: WrittenDue; isWrong: boolean; onChange: (due: WrittenDue) => void };

/** Asks when a template's task is due: days after joining, on a day, or never. */
function DueFields({ due, isWrong, onChange }: DueFieldsProps) {
  const t = useTranslations("assignedTasks.templates");
  return (
    <>
      <SelectField
        label={t("due")}
        value={due.kind}
        onChange={({ target }) => {
          const kind = KINDS.find((item) => item === target.value);
          if (kind) onChange({ ...due, kind });
        }}
        options={KINDS.map((kind) => ({ value: kind, label: t(LABELS[kind]) }))}
      />
      {due.kind === "after" ? (
        <TextField
          label={t("days")}
          hint={t("daysHint")}
          error={isWrong ? t("daysWrong", { most: LIMITS.requests.taskDueDays }) : undefined}
          inputMode="numeric"
          value={due.days}
          onChange={({ target }) => onChange({ ...due, days: target.value })}
        />
      ) : null}
      {due.kind === "day" ? (
        <DateField
          label={t("day")}
          error={isWrong ? t("dayMissing") : undefined}
          value={due.day}
          onChange={(day) => onChange({ ...due, day })}
        />
      ) : null}
    </>
  );
}
