"use client";
import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { LazyMenu } from "#components/ui/lazy-menu.tsx";

const DayMenu = lazy(async () => ({ default: (await import("#components/ui/day-menu.tsx")).DayMenu }));

export type SnoozeMenuProps = { name: string; onSnooze: (until: Date) => void };

/** Puts a thing off until a morning. Every row of Today has one: the menu itself comes with the first press. */
export function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  const t = useTranslations("today");
  const button = (
    <IconButton aria-haspopup="menu" label={t("snoozeOf", { name })} data-tooltip={t("snooze")}>
      <AlarmClock aria-hidden />
    </IconButton>
  );
  return (
    <LazyMenu button={button}>
      <DayMenu
        trigger={button}
        defaultOpen
        title={t("chooseTitle")}
        submitLabel={t("snooze")}
        onChoose={onSnooze}
      />
    </LazyMenu>
  );
}
