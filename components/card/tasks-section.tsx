"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TaskItem } from "#components/tasks/task-item.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Lists the card's tasks, open ones first. */
export default function TasksSection() {
  const t = useTranslations("tasks");
  const { id: applicationId } = useEditor().application;
  const query = useQuery({
    queryKey: [...trpc.tasks.list.queryKey({ applicationId }), "all"],
    queryFn: () => everyRow((page) => api.tasks.list.query({ applicationId, ...page })),
  });
  const tasks = query.data ?? [];
  const now = new Date(query.dataUpdatedAt).toISOString();
  const openFirst = [...tasks.filter(({ doneAt }) => !doneAt), ...tasks.filter(({ doneAt }) => doneAt)];
  return (
    <DrawerSection title={t("tasks")} aside={<AddTask applicationId={applicationId} variant="ghost" />}>
      <LoadFailed query={query} />
      {query.isPending ? <Skeleton className="h-9 w-full" /> : null}
      {query.data && tasks.length === 0 ? <p className="text-sm text-ink-muted">{t("noneOfCard")}</p> : null}
      {tasks.length > 0 ? (
        <ul aria-label={t("tasks")} className="divide-y divide-line rounded-card border border-line">
          {openFirst.map((task) => (
            <TaskItem key={task.id} task={task} now={now} />
          ))}
        </ul>
      ) : null}
    </DrawerSection>
  );
}
