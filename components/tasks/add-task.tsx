import { ListPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { TaskSubject } from "./use-tasks.ts";

const TaskDialog = dynamic(() => import("./task-dialog.tsx"), { ssr: false });

export type AddTaskProps = {
  /** The card or the contact that the task is about. */
  subject?: TaskSubject | undefined;
  variant?: "ghost" | "secondary";
};

/** Renders the button that opens the form for a new task. */
export function AddTask({ subject, variant = "secondary" }: AddTaskProps) {
  const t = useTranslations("tasks");
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setAdding(true)}>
        <ListPlus aria-hidden />
        {t("add")}
      </Button>
      {isAdding ? <TaskDialog task={null} subject={subject} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
