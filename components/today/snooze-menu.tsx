"use client";
import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { morningOf, snoozeTimes } from "./snooze-times.ts";

export type SnoozeMenuProps = { name: string; onSnooze: (until: Date) => void };

/** Puts a thing off until a morning. */
export function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  const t = useTranslations("today");
  const [choosing, setChoosing] = useState(false);
  const [times, setTimes] = useState<ReturnType<typeof snoozeTimes>>([]);
  return (
    <>
      <DropdownMenu onOpenChange={(open) => setTimes(open ? snoozeTimes(new Date()) : [])}>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("snoozeOf", { name })} data-tooltip={t("snooze")}>
            <AlarmClock aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-64">
          {times.map(({ word, at }) => (
            <DropdownMenuItem
              key={word}
              shortcut={
                <LocalTime value={at.toISOString()} format="date" className="text-xs text-ink-muted" />
              }
              onSelect={() => onSnooze(at)}
            >
              {t(word)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem onSelect={() => setChoosing(true)}>{t("chooseDay")}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {choosing ? <ChooseDay onChoose={onSnooze} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}

type ChooseDayProps = { onChoose: (morning: Date) => void; onClose: () => void };

/** Asks for the day on which a thing comes back. */
function ChooseDay({ onChoose, onClose }: ChooseDayProps) {
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
