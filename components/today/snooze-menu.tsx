"use client";
import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { ChooseDay } from "./choose-day.tsx";
import { snoozeTimes } from "./snooze-times.ts";

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
