"use client";
import { useTranslations } from "next-intl";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TasksAbout } from "#components/tasks/tasks-about.tsx";
import { Card } from "#components/ui/card.tsx";

/** Lists a contact's tasks, and adds one. */
export function ContactTasks({ contactId }: { contactId: string }) {
  const t = useTranslations("tasks");
  const subject = { contactId };
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t("tasks")}</h2>
        <AddTask subject={subject} variant="ghost" />
      </div>
      <TasksAbout subject={subject} empty={t("noneOfContact")} />
    </Card>
  );
}
