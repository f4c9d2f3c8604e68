import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { LIMITS } from "#domain/limits.ts";
import { TASK_REPEATS, type TaskRepeat } from "#domain/values.ts";
import { dueFields, dueIn } from "./due-date.ts";
import type { Task, TaskSubject } from "./use-tasks.ts";
import { useTasksChanged } from "./use-tasks-changed.ts";

export type TaskDialogProps = {
  /** The task to edit, or null for a new one. */
  task: Task | null;
  /** The card or the contact that a new task is about. */
  subject?: TaskSubject | undefined;
  onClose: () => void;
};

type Values = { text: string; day: string; time: string; repeat: TaskRepeat | "" };
type Errors = Partial<Record<keyof Values, string>>;

/** Adds or edits a task. */
export default function TaskDialog({ task, subject, onClose }: TaskDialogProps) {
  const t = useTranslations("tasks");
  const toast = useToast();
  const changed = useTasksChanged();
  const viewerZone = useViewerZone();
  const zone = task?.timeZone ?? viewerZone;
  const [initial] = useState(
    (): Values => ({
      text: task?.text ?? "",
      ...dueFields(task?.due ?? null, zone),
      repeat: task?.repeat ?? "",
    }),
  );
  const draft = useFormDraft(`task:${task?.id ?? Object.values(subject ?? {})[0] ?? "new"}`, initial);
  const { values } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const save = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const due = dueIn(values, zone);
      const text = values.text.trim();
      const repeat = values.repeat || null;
      if (!task) {
        await api.tasks.create.mutate({
          text,
          due,
          timeZone: zone,
          repeat,
          ...subject,
        });
        return;
      }
      const isMoved = due !== task.due || repeat !== task.repeat;
      await api.tasks.update.mutate({
        taskId: task.id,
        text,
        ...(isMoved ? { due, timeZone: zone, repeat } : {}),
      });
    },
    onSuccess: () => {
      draft.forget();
      if (!task) toast.success(t("added"));
      onClose();
    },
    onSettled: changed,
  });
  const rejected = failureText(save, t("failed"));

  function submit(): void {
    const { text, day, time, repeat } = values;
    const found: Errors = {
      ...(text.trim() === "" ? { text: t("textMissing") } : {}),
      ...(day === "" && time !== "" ? { day: t("timeAlone") } : {}),
      ...(day === "" && repeat !== "" ? { day: t("repeatAlone") } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  }

  const change = (part: Partial<Values>) => {
    draft.change(part);
    setErrors({});
  };
  return (
    <FormDialog
      size="sm"
      title={t(task ? "editTitle" : "addTitle")}
      submitLabel={t(task ? "save" : "add")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-5"
    >
      <TextField
        label={t("text")}
        error={errors.text}
        required
        maxLength={LIMITS.text.task}
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
        <DateField
          label={t("day")}
          hint={t("dayHint")}
          error={errors.day}
          value={values.day}
          onChange={(day) => change({ day })}
        />
        <TextField
          label={t("time")}
          type="time"
          value={values.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <SelectField
        label={t("repeat")}
        value={values.repeat}
        onChange={({ target }) => change({ repeat: target.value as Values["repeat"] })}
        options={[
          { value: "", label: t("repeats.none") },
          ...TASK_REPEATS.map((value) => ({ value, label: t(`repeats.${value}`) })),
        ]}
      />
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}
