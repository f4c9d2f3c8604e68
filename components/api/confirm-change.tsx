import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "#components/ui/callout.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "#components/ui/confirm-dialog.tsx";
import { problemOf } from "./problem.ts";

/** Asks before a change and makes it; an error is shown in the dialog. The change must be `silent`. */
export function ConfirmChange({ onConfirm, children, ...dialog }: ConfirmDialogProps) {
  const t = useTranslations("api");
  const [rejection, setRejection] = useState<string | null>(null);
  async function confirm(): Promise<void> {
    setRejection(null);
    try {
      await onConfirm();
    } catch (error) {
      setRejection(problemOf(error)?.detail ?? t("offlineTryAgain"));
      throw error;
    }
  }
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children}
      <FormError>{rejection}</FormError>
    </ConfirmDialog>
  );
}
