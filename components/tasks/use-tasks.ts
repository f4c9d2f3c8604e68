import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayWriter } from "#domain/region.ts";
import { snoozedTo } from "./due-date.ts";
import { useTasksChanged } from "./use-tasks-changed.ts";

export type Task = Omit<Outputs["tasks"]["get"], "createdAt" | "updatedAt">;
/** The card or the contact that a task is about. */
export type TaskSubject = { applicationId: string } | { contactId: string };

/** Returns functions that complete, reopen, snooze, and delete a task, each with an undo. */
export function useTasks() {
  const t = useTranslations("tasks");
  const toast = useToast();
  const locale = useLocale();
  const zone = useViewerZone();
  const onSettled = useTasksChanged();
  const { mutate: undo } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled,
  });

  const setDone = useMutation({
    mutationFn: async ({ task: { id: taskId }, isDone }: { task: Task; isDone: boolean }) =>
      isDone ? (await api.tasks.complete.mutate({ taskId })).next : api.tasks.reopen.mutate({ taskId }),
    onSuccess: (next, { task: { id: taskId, text }, isDone }) => {
      const day = next?.due ? dayWriter(locale, next.due.length > 10 ? zone : "UTC")(next.due) : null;
      const message = isDone
        ? day
          ? t("cameBack", { text, day })
          : t("completed", { text })
        : t("reopened", { text });
      const back = isDone ? api.tasks.reopen : api.tasks.complete;
      toast.undoable(message, () => undo(() => back.mutate({ taskId })), { id: `task done ${taskId}` });
    },
    onSettled,
  });
  const snooze = useMutation({
    mutationFn: ({ task: { id: taskId, due }, morning }: { task: Task; morning: Date }) =>
      api.tasks.update.mutate({ taskId, due: snoozedTo(due, morning, zone), timeZone: zone }),
    onSuccess: (_task, { task: { id: taskId, text, due, timeZone } }) => {
      const before = { taskId, due, ...(timeZone ? { timeZone } : {}) };
      toast.undoable(t("snoozed", { text }), () => undo(() => api.tasks.update.mutate(before)), {
        id: `task snoozed ${taskId}`,
      });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id: taskId }: Task) => api.tasks.delete.mutate({ taskId }),
    onSuccess: (_deleted, { id: taskId, timeZone, ...task }) => {
      const { text, due, repeat, applicationId, contactId, doneAt } = task;
      const kept = { taskId, text, due, repeat, applicationId, contactId, doneAt };
      const before = timeZone ? { ...kept, timeZone } : kept;
      toast.undoable(t("deleted", { text }), () => undo(() => api.tasks.restore.mutate(before)), {
        id: `task deleted ${taskId}`,
      });
    },
    onSettled,
  });
  return {
    setDone: (task: Task, isDone: boolean) => setDone.mutate({ task, isDone }),
    snooze: (task: Task, morning: Date) => snooze.mutate({ task, morning }),
    remove: (task: Task) => remove.mutate(task),
  };
}
