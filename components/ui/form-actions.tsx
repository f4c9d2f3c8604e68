"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { DialogClose } from "./dialog.tsx";

export type FormActionsProps = {
  /** The form in the dialog that is sent. */
  formId: string;
  pending?: boolean;
  destructive?: boolean;
  /** A verb: "Add company". */
  children: ReactNode;
};

/** The footer of a dialog that holds a form: the way out, and what sends it. */
export function FormActions({ formId, pending = false, destructive, children }: FormActionsProps) {
  const t = useTranslations("ui");
  return (
    <>
      <DialogClose asChild>
        <Button>{t("cancel")}</Button>
      </DialogClose>
      <Button variant={destructive ? "danger" : "primary"} type="submit" form={formId} pending={pending}>
        {children}
      </Button>
    </>
  );
}
