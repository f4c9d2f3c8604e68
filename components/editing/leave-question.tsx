import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { discardUnsaved, stay, useUnsavedValues } from "./unsaved.ts";

/** Asks whether to leave without the changes that couldn't be saved, and names them. Nothing is lost until the person agrees. */
export default function LeaveQuestion({ onLeave }: { onLeave: () => void }): ReactNode {
  const t = useTranslations("editing");
  const values = useUnsavedValues();
  const isFailed = values.some(({ state }) => state === "failed");
  return (
    <ConfirmDialog
      onClose={stay}
      title={t(isFailed ? "leaveFailedTitle" : "leaveSavingTitle")}
      description={t(isFailed ? "leaveFailedText" : "leaveSavingText")}
      cancelLabel={t("keepEditing")}
      confirmLabel={t("discard")}
      destructive
      onConfirm={() => {
        discardUnsaved();
        onLeave();
      }}
    >
      <ul className="list-disc pl-5 text-sm font-medium">
        {values.map(({ label }) => (
          <li key={label} className="wrap-anywhere">
            {label}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
