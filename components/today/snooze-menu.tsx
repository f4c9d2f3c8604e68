"use client";
import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#components/ui/button.tsx";
import { DayMenu } from "#components/ui/day-menu.tsx";

export type SnoozeMenuProps = { name: string; onSnooze: (until: Date) => void };

/** Puts a thing off until a morning. */
export function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  const t = useTranslations("today");
  return (
    <DayMenu
      trigger={
        <IconButton label={t("snoozeOf", { name })} data-tooltip={t("snooze")}>
          <AlarmClock aria-hidden />
        </IconButton>
      }
      title={t("chooseTitle")}
      submitLabel={t("snooze")}
      onChoose={onSnooze}
    />
  );
}
