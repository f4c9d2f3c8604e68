import { AlarmClock, Repeat, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { lazy, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { LazyMenu } from "#components/ui/lazy-menu.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RelativeDay } from "#components/ui/relative-day.tsx";
import { useBrowserValue } from "#components/ui/use-browser-value.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { isOverdue, isWholeDay } from "./due-date.ts";
import { type Task, useTasks } from "./use-tasks.ts";

const TaskDialog = dynamic(() => import("./task-dialog.tsx"), { ssr: false });
const DayMenu = lazy(async () => ({ default: (await import("#components/ui/day-menu.tsx")).DayMenu }));

export type TaskItemProps = {
  task: Task;
  /** The time when the page was rendered. */
  now: string;
  /** The card or person that the task is about, unless the list says so. */
  about?: { name: string; href: string } | null;
};

/** Shows a task with its box, its date, and its actions. */
export function TaskItem({ task, now, about = null }: TaskItemProps) {
  const t = useTranslations("tasks");
  const { setDone, snooze, remove } = useTasks();
  const [isEditing, setEditing] = useState(false);
  const { text, due, repeat, doneAt } = task;
  const isDone = doneAt !== null;
  const snoozeButton = (
    <IconButton aria-haspopup="menu" label={t("snoozeOf", { text })} data-tooltip={t("snooze")}>
      <AlarmClock aria-hidden />
    </IconButton>
  );
  return (
    <li className="today-row flex-nowrap!">
      <Checkbox
        aria-label={t("complete", { text })}
        checked={isDone}
        onChange={() => setDone(task, !isDone)}
        className="shrink-0"
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={t("edit", { text })}
          onClick={() => setEditing(true)}
          className={`max-w-full rounded-control text-left text-sm font-semibold wrap-anywhere hover:underline pointer-coarse:py-1.5 ${isDone ? "text-ink-muted line-through" : ""}`}
        >
          {text}
        </button>
        <p className="today-facts empty:hidden">
          {due ? <DueDate due={due} now={now} isDone={isDone} /> : null}
          {repeat ? (
            <span className="inline-flex items-center gap-1">
              <Repeat aria-hidden className="size-3.5" />
              {t(`repeats.${repeat}`)}
            </span>
          ) : null}
          {about ? (
            <Link href={about.href} className="max-w-full truncate hover:underline">
              {about.name}
            </Link>
          ) : null}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {isDone ? null : (
          <LazyMenu button={snoozeButton}>
            <DayMenu
              trigger={snoozeButton}
              defaultOpen
              title={t("snoozeTitle")}
              submitLabel={t("snooze")}
              onChoose={(morning) => snooze(task, morning)}
            />
          </LazyMenu>
        )}
        <IconButton label={t("deleteOf", { text })} data-tooltip={t("delete")} onClick={() => remove(task)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isEditing ? <TaskDialog task={task} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}

/** Shows a due date in days from today, with its time if it has one. One that has passed is highlighted. */
function DueDate({ due, now, isDone }: { due: string; now: string; isDone: boolean }) {
  const t = useTranslations("tasks");
  const isDay = isWholeDay(due);
  const zone = useViewerZone();
  const isPast = useBrowserValue(() => isOverdue(due, new Date(), zone), isOverdue(due, new Date(now), zone));
  return (
    <>
      <span className={isPast && !isDone ? "font-medium text-danger-text" : ""}>
        {t("due")} <RelativeDay value={due} now={now} timeZone={isDay ? "UTC" : undefined} />
      </span>
      {isDay ? null : (
        <span>
          <LocalTime value={due} format="soon" />
        </span>
      )}
    </>
  );
}
