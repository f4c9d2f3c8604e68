import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { TaskItem } from "./task-item.tsx";
import type { TaskSubject } from "./use-tasks.ts";

export type TasksAboutProps = { subject: TaskSubject; empty: string };

/** Lists the tasks about a card or a contact, open ones first. */
export function TasksAbout({ subject, empty }: TasksAboutProps) {
  const t = useTranslations("tasks");
  const query = useQuery({
    queryKey: [...trpc.tasks.list.queryKey(subject), "all"],
    queryFn: () => everyRow((page) => api.tasks.list.query({ ...subject, ...page })),
  });
  const tasks = query.data ?? [];
  const now = new Date(query.dataUpdatedAt).toISOString();
  const openFirst = [...tasks.filter(({ doneAt }) => !doneAt), ...tasks.filter(({ doneAt }) => doneAt)];
  return (
    <>
      <LoadState query={query} skeleton="h-9" />
      {query.data && tasks.length === 0 ? <p className="text-sm text-ink-muted">{empty}</p> : null}
      {tasks.length > 0 ? (
        <ul aria-label={t("tasks")} className="divide-y divide-line rounded-card border border-line">
          {openFirst.map((task) => (
            <TaskItem key={task.id} task={task} now={now} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
