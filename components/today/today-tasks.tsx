import { ListTodo } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TaskFold } from "#components/tasks/task-fold.tsx";
import { TaskItem } from "#components/tasks/task-item.tsx";
import { Card } from "#components/ui/card.tsx";
import type { TodayView } from "./use-marks.ts";

export type TodayTasksProps = {
  items: TodayView["items"];
  /** The number of tasks, including those not listed. */
  count: number;
  now: string;
};

/** Lists the tasks that are due, the earliest first, and unfolds those for later and completed ones. */
export function TodayTasks({ items, count, now }: TodayTasksProps) {
  const t = useTranslations("today");
  const headingId = useId();
  const tasks = items.filter(({ kind }) => kind === "task");
  const listed = tasks.map(({ subjectId }) => subjectId);
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-2.5 flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
          <ListTodo aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="text-base leading-snug font-semibold">
            {t("sections.task")}
            {count > 0 ? (
              <span className="ml-2 text-sm font-medium text-ink-muted tabular-nums">{count}</span>
            ) : null}
          </h2>
          <p className="text-sm text-ink-muted">{t("hints.task")}</p>
        </div>
        <AddTask />
      </div>
      {tasks.length > 0 ? (
        <Card>
          <ul aria-labelledby={headingId} className="divide-y divide-line">
            {tasks.map((item) => (
              <TaskItem key={item.subjectId} task={taskOf(item)} now={now} about={aboutOf(item)} />
            ))}
          </ul>
          {tasks.length < count ? (
            <p className="border-t border-line px-4 py-2.5 text-sm text-ink-muted sm:px-5">
              {t("firstOf", { shown: tasks.length, count })}
            </p>
          ) : null}
        </Card>
      ) : null}
      <div className="mt-1 grid">
        <TaskFold isDone={false} without={listed} now={now} />
        <TaskFold isDone without={listed} now={now} />
      </div>
    </section>
  );
}

type Item = TodayView["items"][number];

function taskOf({ subjectId: id, title: text, due, timeZone, repeat, applicationId, contactId }: Item) {
  return { id, text, due, timeZone, repeat, applicationId, contactId, doneAt: null };
}

/** Returns the card, or otherwise the person, that a task is about. */
function aboutOf({ applicationId, boardId, contactId, subject, companyName }: Item) {
  if (subject === null) return null;
  const name = companyName ? `${subject} · ${companyName}` : subject;
  return { name, href: applicationId ? `/boards/${boardId}?card=${applicationId}` : `/people/${contactId}` };
}
