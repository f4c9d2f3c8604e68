"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TargetProgress } from "./target.tsx";

type Due = Outputs["assignedTasks"]["listDue"];

/** Lists on Today the tasks that organizations assigned to the person, to mark as done; renders nothing if there are none. */
export function OwnTasks({ initial }: { initial: Due }) {
  const t = useTranslations("assignedTasks");
  const headingId = useId();
  const { data } = useQuery(trpc.assignedTasks.listDue.queryOptions({}, { initialData: initial }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-3 p-4 text-sm sm:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {t("own")}
        </h2>
        <ul aria-labelledby={headingId} className="grid gap-2">
          {data.map((task) => (
            <OwnTask key={task.id} task={task} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function OwnTask({ task }: { task: Due[number] }) {
  const t = useTranslations("assignedTasks");
  const { id: assignedTaskId, text, dueOn, organizationSlug, organizationName } = task;
  const tick = useChange({
    mutationFn: () => api.assignedTasks.setDone.mutate({ organizationSlug, assignedTaskId, isDone: true }),
    affects: trpc.assignedTasks.pathFilter(),
  });
  return (
    <li className="grid gap-0.5">
      <Checkbox
        checked={tick.isPending || tick.isSuccess}
        disabled={tick.isPending}
        onChange={() => tick.mutate()}
        label={<span className="wrap-anywhere">{text}</span>}
        hint={<TargetProgress {...task} />}
      />
      <span className="pl-7 text-ink-muted">
        {dueOn ? (
          <>
            {t("due")} <LocalTime value={`${dueOn}T12:00:00Z`} format="date" />
            {" · "}
          </>
        ) : null}
        {organizationName}
      </span>
    </li>
  );
}
