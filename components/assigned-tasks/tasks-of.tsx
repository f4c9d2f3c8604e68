import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, ListPlus, Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { AssignTask } from "./assign-task.tsx";
import { type AssignedTask, TaskFacts } from "./task-facts.tsx";

const FIRST_TASKS = 5;

type Props = { organizationSlug: string; applicantEmail: string };

/** Lists the tasks that staff assigned to an applicant, confirms them, and assigns another one. */
export function TasksOf({ organizationSlug, applicantEmail }: Props) {
  const t = useTranslations("assignedTasks");
  const headingId = useId();
  const [assigning, setAssigning] = useState(false);
  const list = useInfiniteQuery(
    trpc.assignedTasks.list.infiniteQueryOptions(
      { organizationSlug, applicantEmail, limit: FIRST_TASKS },
      inPages,
    ),
  );
  const tasks = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("title")}
        </h3>
        <Button size="sm" onClick={() => setAssigning(true)}>
          <ListPlus aria-hidden />
          {t("assign")}
        </Button>
      </div>
      <LoadState query={list} skeleton="h-10" />
      {list.data && tasks.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-labelledby={headingId} className="grid gap-2 empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start justify-between gap-3">
            <TaskFacts task={task} />
            <TaskActions organizationSlug={organizationSlug} task={task} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="justify-start" />
      {assigning ? (
        <AssignTask
          organizationSlug={organizationSlug}
          emails={[applicantEmail]}
          onClose={() => setAssigning(false)}
        />
      ) : null}
    </section>
  );
}

function TaskActions({ organizationSlug, task }: { organizationSlug: string; task: AssignedTask }) {
  const t = useTranslations("assignedTasks");
  const [deleting, setDeleting] = useState(false);
  const { id: assignedTaskId, text, confirmedAt } = task;
  const isConfirmed = confirmedAt === null;
  const affects = ofOrganization(organizationSlug);
  const confirm = useChange({
    mutationFn: () => api.assignedTasks.confirm.mutate({ organizationSlug, assignedTaskId, isConfirmed }),
    says: () => t(isConfirmed ? "confirmed" : "unconfirmed"),
    affects,
  });
  const remove = useChange({
    mutationFn: () => api.assignedTasks.delete.mutate({ organizationSlug, assignedTaskId }),
    says: () => t("deleted"),
    affects,
  });
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t(isConfirmed ? "confirm" : "unconfirm", { text })}
        onClick={() => confirm.mutate()}
        disabled={confirm.isPending}
      >
        {isConfirmed ? <Check aria-hidden /> : <Undo2 aria-hidden />}
      </IconButton>
      <IconButton label={t("delete", { text })} onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t("deleteTitle")}
        description={t("deleteText", { text })}
        confirmLabel={t("deleteConfirm")}
        destructive
        onConfirm={() => remove.mutateAsync()}
      />
    </div>
  );
}
