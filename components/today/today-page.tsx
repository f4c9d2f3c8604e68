"use client";
import { useQuery } from "@tanstack/react-query";
import {
  CalendarClock,
  Coffee,
  Columns3,
  Gift,
  Lightbulb,
  ListTodo,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  NotebookPen,
  VolumeX,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { type FirstData, useFirstData } from "#components/api/first-data.ts";
import { MailSuggestions, useOpenMail } from "#components/inbound/mail-suggestions.tsx";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TaskFold } from "#components/tasks/task-fold.tsx";
import { TaskItem } from "#components/tasks/task-item.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { TodayRow } from "./today-row.tsx";
import { idOf, itemsOfKind, type Outcome, type TodayItem, type TodayView, useMarks } from "./use-marks.ts";
import { WeeklyGoal } from "./weekly-goal.tsx";

/** In order of urgency. */
const kinds: readonly TodayItem["kind"][] = [
  "interview",
  "suggestion",
  "offer",
  "note",
  "feedback",
  "follow_up",
  "quiet",
];

export type TodayPageProps = {
  first: FirstData<TodayView>;
  renderedAt: string;
  /** Shown first below the heading. */
  children?: ReactNode;
};

/** Shows what to do now, from every part of the search. */
export function TodayPage({ first, renderedAt, children }: TodayPageProps) {
  const t = useTranslations("today");
  const initial = useFirstData(first);
  const { data } = useQuery(trpc.today.get.queryOptions({}, { initialData: initial }));
  const mark = useMarks();
  const { items, counts, outlook } = data;
  const count = Object.values(counts).reduce((sum, ofKind) => sum + ofKind, 0);
  const mails = useOpenMail();
  const isCaughtUp = items.length === 0 && !mails.isLoading && !mails.data?.data.length;
  return (
    <div className="page">
      <PageHeader
        above={<LocalTime value={renderedAt} format="day" />}
        title={t("today")}
        // A search that hasn't begun isn't "caught up".
        description={
          outlook.hasCards && (count > 0 || isCaughtUp) ? (
            <span role="status">{t("summary", { count })}</span>
          ) : null
        }
      />
      <WeeklyGoal />
      {children}
      <MailSuggestions />
      {isCaughtUp ? <NothingToDo outlook={outlook} /> : null}
      <div className="mt-7 grid gap-9">
        <TodayTasks items={items} count={counts.task ?? 0} now={renderedAt} />
        {kinds.map((kind) => {
          const ofKind = itemsOfKind(items, kind);
          if (ofKind.length === 0) return null;
          return (
            <TodaySection
              key={kind}
              kind={kind}
              items={ofKind}
              count={counts[kind] ?? ofKind.length}
              now={renderedAt}
              onMark={mark}
            />
          );
        })}
      </div>
    </div>
  );
}

const icons: Record<TodayItem["kind"], LucideIcon> = {
  interview: CalendarClock,
  suggestion: Lightbulb,
  offer: Gift,
  note: MessageSquareText,
  feedback: NotebookPen,
  follow_up: MessageCircle,
  quiet: VolumeX,
};

/** The number of items of one kind that are shown at first. */
const AT_FIRST = 10;

type TodaySectionProps = {
  kind: TodayItem["kind"];
  items: readonly TodayItem[];
  /** The number of items, including those not listed. */
  count: number;
  now: string;
  onMark: (item: TodayItem, outcome: Outcome) => void;
};

/** Lists the items of one kind, and says why they are here. */
function TodaySection({ kind, items, count, now, onMark }: TodaySectionProps) {
  const t = useTranslations("today");
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const Icon = icons[kind];
  const shown = showsAll ? items : items.slice(0, AT_FIRST);
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-2.5 flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="text-base leading-snug font-semibold">
            {t(`sections.${kind}`)}
            <span className="ml-2 text-sm font-medium text-ink-muted tabular-nums">{count}</span>
          </h2>
          <p className="text-sm text-ink-muted">{t(`hints.${kind}`)}</p>
        </div>
      </div>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {shown.map((item) => (
            <TodayRow key={idOf(item)} item={item} now={now} onMark={(outcome) => onMark(item, outcome)} />
          ))}
        </ul>
        {shown.length < items.length ? (
          <div className="border-t border-line px-2 py-1.5 sm:px-3">
            <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
              {t("showMore", { isAll: String(items.length === count), shown: items.length, count })}
            </Button>
          </div>
        ) : items.length < count ? (
          <p className="border-t border-line px-4 py-2.5 text-sm text-ink-muted sm:px-5">
            {t("firstOf", { shown: items.length, count })}
          </p>
        ) : null}
      </Card>
    </section>
  );
}

/** Shows an empty page: the first step for a new search, otherwise when the next item comes. */
function NothingToDo({ outlook }: { outlook: TodayView["outlook"] }) {
  const t = useTranslations("today");
  const { hasCards, snoozed, nextAt } = outlook;
  const state = hasCards ? "clear" : "new";
  return (
    <EmptyState
      icon={hasCards ? <Coffee aria-hidden /> : <Columns3 aria-hidden />}
      title={t(`${state}Title`)}
      description={
        <>
          {t(`${state}Text`)}
          {nextAt ? (
            <span className="mt-2 block">
              {t("snoozed", { count: snoozed })} <LocalTime value={nextAt} format="day" />.
            </span>
          ) : null}
        </>
      }
      action={
        <>
          <ButtonLink href="/boards" variant="primary">
            {t(`${state}Action`)}
          </ButtonLink>
          <ButtonLink href="/save">{t("save")}</ButtonLink>
        </>
      }
    />
  );
}

type TodayTasksProps = {
  items: TodayView["items"];
  /** The number of tasks, including those not listed. */
  count: number;
  now: string;
};

/** Lists the tasks that are due, the earliest first, and unfolds those for later and completed ones. */
function TodayTasks({ items, count, now }: TodayTasksProps) {
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
