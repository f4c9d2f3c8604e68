import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { localTimeOf } from "#components/interviews/model/local-time.ts";
import { dueIn, isWholeDay } from "#components/tasks/due-date.ts";
import { useTasksChanged } from "#components/tasks/use-tasks-changed.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { usualDayOrder } from "#domain/dates-in-text.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { type QuickTask, readQuickTask } from "#domain/quick-task.ts";
import { QUICK_WORDS } from "#domain/quick-words.ts";

export type ReadTask = {
  text: string;
  /** When it is due and how it repeats, in words; empty if the text doesn't say. */
  when: string;
  isDated: boolean;
  add: () => void;
};

/** Reads typed text as a task in the reader's language, to be shown before it is added. */
export function useQuickTask(typed: string): ReadTask {
  const t = useTranslations("commands");
  const toast = useToast();
  const locale = useLocale();
  const zone = useViewerZone();
  const onSettled = useTasksChanged();
  const { mutate: remove } = useMutation({
    mutationFn: (taskId: string) => api.tasks.delete.mutate({ taskId }),
    onSettled,
  });
  const { mutate: create } = useMutation({
    mutationFn: ({ text, repeat }: QuickTask) =>
      api.tasks.create.mutate({ text, due, repeat, ...(due ? { timeZone: zone } : {}) }),
    onSuccess: ({ id, text }) =>
      toast.undoable(t("taskAdded", { text }), () => remove(id), { id: `task ${id}` }),
    onSettled,
  });
  const { day: today, time } = localTimeOf(new Date().toISOString(), zone);
  const [language = ""] = locale.split("-");
  const words = language in QUICK_WORDS ? QUICK_WORDS[language as keyof typeof QUICK_WORDS] : QUICK_WORDS.en;
  const task = readQuickTask(typed, { words, today, time, order: usualDayOrder(locale) });
  const due = dueIn({ day: task.day ?? "", time: task.time ?? "" }, zone);
  const when = [due && dayIn(due, locale, zone), task.repeat && t(`repeats.${task.repeat}`)].filter(Boolean);
  return { text: task.text, when: when.join(" · "), isDated: due !== null, add: () => create(task) };
}

function dayIn(due: string, locale: string, zone: string): string {
  const isDay = isWholeDay(due);
  const options: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  const time = isDay
    ? { timeZone: "UTC" }
    : ({ timeZone: zone, hour: "numeric", minute: "2-digit" } as const);
  return dateTimeFormat(locale, { ...options, ...time }).format(new Date(due));
}
