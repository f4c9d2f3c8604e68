"use client";
import { ListPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

const TaskDialog = dynamic(() => import("./task-dialog.tsx"), { ssr: false });

export type AddTaskProps = {
  /** The card that the task is about. */
  applicationId?: string | undefined;
  variant?: "ghost" | "secondary";
};

/** Renders the button that opens the form for a new task. */
export function AddTask({ applicationId, variant = "secondary" }: AddTaskProps) {
  const t = useTranslations("tasks");
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setAdding(true)}>
        <ListPlus aria-hidden />
        {t("add")}
      </Button>
      {isAdding ? (
        <TaskDialog task={null} applicationId={applicationId} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}
