"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { FormActions } from "#components/ui/form-actions.tsx";
import { Input } from "#components/ui/input.tsx";
import { morningOf } from "./snooze-times.ts";

export type ChooseDayProps = { onChoose: (morning: Date) => void; onClose: () => void };

/** Asks for the day on which a thing comes back. */
export function ChooseDay({ onChoose, onClose }: ChooseDayProps) {
  const t = useTranslations("today");
  const formId = useId();
  const [day, setDay] = useState("");
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const morning = morningOf(day, new Date());
    if (morning === null) {
      setMissing(true);
      return;
    }
    onChoose(morning);
    onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={t("chooseTitle")}
        footer={<FormActions formId={formId}>{t("snooze")}</FormActions>}
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("day")} error={missing ? t("dayMissing") : undefined} required>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={day}
                onChange={(event) => {
                  setDay(event.target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
