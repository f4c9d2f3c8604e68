"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { localTimeOf } from "#components/interviews/model/local-time.ts";
import { useTasksChanged } from "#components/tasks/use-tasks-changed.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { ruleOf, type TodayItem } from "./use-marks.ts";

/** The rules whose task is due on the day that causes them; the others are due today. */
const DUE_ON_OCCASION: readonly string[] = ["offer_deadline", "posting_closes"];

/** Returns a function that turns a suggestion into a task with a text, with an undo. */
export function useAcceptSuggestion(): (item: TodayItem, text: string) => void {
  const t = useTranslations("today");
  const toast = useToast();
  const zone = useViewerZone();
  const onSettled = useTasksChanged();
  const { mutate: undo } = useMutation({
    mutationFn: async ({ item, taskId }: { item: TodayItem; taskId: string }) => {
      const { kind, subjectId, occasion } = item;
      await api.tasks.delete.mutate({ taskId });
      await api.today.setMark.mutate({ kind, subjectId, occasion, mark: null });
    },
    onSettled,
  });
  const { mutate: acceptSuggestion } = useMutation({
    mutationFn: ({ item, text }: { item: TodayItem; text: string }) => {
      const { subjectId, occasion, applicationId, contactId } = item;
      const today = localTimeOf(new Date().toISOString(), zone).day;
      const due = DUE_ON_OCCASION.includes(ruleOf(item)) ? occasion.slice(0, 10) : today;
      const task = { text, due, timeZone: zone, applicationId, contactId };
      return api.today.takeOn.mutate({ subjectId, occasion, task });
    },
    onSuccess: ({ taskId }, { item, text }) => {
      if (taskId === null) return;
      toast.undoable(t("takenOn", { task: text }), () => undo({ item, taskId }), {
        id: `taken ${taskId}`,
      });
    },
    onSettled,
  });
  return (item, text) => acceptSuggestion({ item, text });
}
