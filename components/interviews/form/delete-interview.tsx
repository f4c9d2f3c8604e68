"use client";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { Interview } from "../interview-data.ts";
import { useInterviewChanges } from "../use-interview-changes.ts";

export type DeleteInterviewProps = { interview: Interview; name: string; onClose: () => void };

/** Asks before an interview is deleted with what was written down of it. */
export default function DeleteInterview({ interview, name, onClose }: DeleteInterviewProps) {
  const t = useTranslations("interviews");
  const { remove } = useInterviewChanges();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteTitle")}
      description={t("deleteText", { name })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={async () => {
        await remove(interview.id);
      }}
    />
  );
}
