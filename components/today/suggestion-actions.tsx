import { useMutation } from "@tanstack/react-query";
import { ListPlus, Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { localTimeOf } from "#components/interviews/model/local-time.ts";
import { useTasksChanged } from "#components/tasks/use-tasks-changed.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { ruleOf, type TodayItem } from "./use-marks.ts";

export type SuggestionActionsProps = { item: TodayItem; name: string; onDone: () => void };

/** Turns a suggestion into a prepared email or into a task, each with one press. */
export function SuggestionActions({ item, name, onDone }: SuggestionActionsProps) {
  const t = useTranslations("today");
  const acceptSuggestion = useAcceptSuggestion();
  const rule = ruleOf(item);
  const task = t(`ruleTasks.${rule}`, { name });
  return (
    <>
      {rule === "posting_closes" ? null : (
        <a
          href={emailOf(item, {
            subject: item.note
              ? t("reply", { subject: item.note })
              : t(`messages.subjects.${rule}`, { name }),
            body: t(`messages.bodies.${rule}`, { name }),
          })}
          aria-label={t("writeAbout", { task })}
          className={buttonClasses({ variant: "primary", size: "sm" })}
          onClick={onDone}
        >
          <Mail aria-hidden />
          {t("write")}
        </a>
      )}
      <Button size="sm" aria-label={t("takeOnOf", { task })} onClick={() => acceptSuggestion(item, task)}>
        <ListPlus aria-hidden />
        {t("takeOn")}
      </Button>
    </>
  );
}

/** Returns the link that opens the email in the person's mail program; without an address, they choose one there. */
function emailOf({ email }: TodayItem, fields: { subject: string; body: string }): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email ? encodeURIComponent(email) : ""}?${query.join("&")}`;
}

/** The rules whose tasks are due on the day of the deadline or the closing date; all other tasks are due today. */
const DUE_ON_OCCASION: readonly string[] = ["offer_deadline", "posting_closes"];

/** Returns a function that turns a suggestion into a task with a text, with an undo. */
function useAcceptSuggestion(): (item: TodayItem, text: string) => void {
  const t = useTranslations("today");
  const toast = useToast();
  const zone = useViewerZone();
  const onSettled = useTasksChanged();
  const { mutate: undo } = useMutation({
    mutationFn: async ({ item, taskId }: { item: TodayItem; taskId: string }) => {
      const { kind, subjectId, occasion } = item;
      await api.today.setMark.mutate({ kind, subjectId, occasion, mark: null });
      // Last: a retry finds no task to delete.
      await api.tasks.delete.mutate({ taskId });
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
