import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { TaskItem } from "./task-item.tsx";

export type TaskFoldProps = {
  isDone: boolean;
  /** Tasks that are listed already. */
  without: readonly string[];
  now: string;
};

/** Lists open tasks for later, or completed ones, once it is unfolded. */
export function TaskFold({ isDone, without, now }: TaskFoldProps) {
  const t = useTranslations("tasks");
  const [isOpen, setOpen] = useState(false);
  const list = trpc.tasks.list.queryOptions({ isDone, limit: LIMITS.requests.pageSizeMost });
  const query = useQuery({ ...list, enabled: isOpen });
  const tasks = query.data?.data.filter(({ id }) => !without.includes(id)) ?? [];
  return (
    <details className="group/fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-1 text-sm font-medium text-ink-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open/fold:rotate-90" />
        {t(isDone ? "doneTasks" : "later")}
      </summary>
      <LoadFailed query={query} />
      {isOpen && query.isPending ? <Skeleton className="h-14 w-full" /> : null}
      {query.data && tasks.length === 0 ? (
        <p className="px-1 py-2 text-sm text-ink-muted">{t(isDone ? "noneDone" : "noneOpen")}</p>
      ) : null}
      {tasks.length > 0 ? (
        <Card className="mt-1.5">
          <ul aria-label={t(isDone ? "doneTasks" : "later")} className="divide-y divide-line">
            {tasks.map((task) => (
              <TaskItem key={task.id} task={task} now={now} />
            ))}
          </ul>
        </Card>
      ) : null}
    </details>
  );
}
