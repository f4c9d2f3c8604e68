import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TargetProgress } from "./target.tsx";

export type AssignedTask = Outputs["assignedTasks"]["list"]["data"][number];

/** Shows an assigned task: its text, due day, and state. */
export function TaskFacts({ task }: { task: AssignedTask }) {
  const t = useTranslations("assignedTasks");
  const { text, dueOn, assignedByName, doneAt, confirmedAt, confirmedByName } = task;
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="font-medium wrap-anywhere">{text}</span>
      <TargetProgress {...task} />
      <span className="text-ink-muted">
        {dueOn ? (
          <>
            {t("due")} <LocalTime value={`${dueOn}T12:00:00Z`} format="date" />
            {" · "}
          </>
        ) : null}
        {confirmedAt
          ? t("confirmedBy", { name: confirmedByName ?? "" })
          : t(doneAt ? "isDone" : "from", { name: assignedByName })}
      </span>
    </div>
  );
}
