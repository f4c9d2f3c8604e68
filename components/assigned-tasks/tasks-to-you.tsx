import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Panel } from "#components/applicant-home/panel.tsx";
import { Button } from "#components/ui/button.tsx";
import { type AssignedTask, TaskFacts } from "./task-facts.tsx";

type Props = {
  organizationSlug: string;
  /** The applicant whose view staff preview; staff can't mark tasks as done. */
  applicantEmail?: string;
};

/** Shows an applicant every task that an organization assigned to them. */
export function TasksToYou({ organizationSlug, applicantEmail }: Props) {
  const t = useTranslations("assignedTasks");
  const list = useInfiniteQuery(
    trpc.assignedTasks.list.infiniteQueryOptions(
      { organizationSlug, ...(applicantEmail ? { applicantEmail } : {}) },
      inPages,
    ),
  );
  const tasks = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title={t("toYou")}>
      <LoadFailed query={list} />
      {list.data && tasks.length === 0 ? <p className="text-ink-muted">{t("noneToYou")}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start justify-between gap-3">
            <TaskFacts task={task} />
            {task.confirmedAt === null && !applicantEmail ? (
              <Tick organizationSlug={organizationSlug} task={task} />
            ) : null}
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
    </Panel>
  );
}

function Tick({ organizationSlug, task }: { organizationSlug: string; task: AssignedTask }) {
  const t = useTranslations("assignedTasks");
  const { id: assignedTaskId, text } = task;
  const isDone = task.doneAt === null;
  const tick = useChange({
    mutationFn: () => api.assignedTasks.setDone.mutate({ organizationSlug, assignedTaskId, isDone }),
    affects: ofOrganization(organizationSlug),
  });
  return (
    <Button
      size="sm"
      pending={tick.isPending}
      onClick={() => tick.mutate()}
      aria-label={t(isDone ? "tickOf" : "untickOf", { text })}
    >
      {t(isDone ? "tick" : "untick")}
    </Button>
  );
}
