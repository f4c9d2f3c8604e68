import { useTranslations } from "next-intl";
import { type ReactElement, type ReactNode, useState } from "react";
import { DateField } from "./date-input.tsx";
import { dayTimes, morningOf } from "./day-times.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { LocalTime } from "./local-time.tsx";
import { useViewerZone } from "./viewer-zone.ts";

export type DayMenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** True if it opens on its first mount, as within LazyMenu. */
  defaultOpen?: boolean;
  /** The question for another day: "Snooze until". */
  title: string;
  /** The label of the button that submits it. */
  submitLabel: string;
  onChoose: (morning: Date) => void;
  /** Items before and after the days. */
  before?: ReactNode;
  after?: ReactNode;
};

/** Shows a menu of the next mornings, and a dialog for any other day. */
export function DayMenu({
  trigger,
  defaultOpen = false,
  title,
  submitLabel,
  onChoose,
  before,
  after,
}: DayMenuProps) {
  const t = useTranslations("ui.days");
  const zone = useViewerZone();
  const [choosing, setChoosing] = useState(false);
  const [times, setTimes] = useState(() => timesWhile(defaultOpen, zone));
  return (
    <>
      <DropdownMenu defaultOpen={defaultOpen} onOpenChange={(open) => setTimes(timesWhile(open, zone))}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-64">
          {before}
          {times.map(({ word, at }) => (
            <DropdownMenuItem
              key={word}
              shortcut={
                <LocalTime value={at.toISOString()} format="date" className="text-xs text-ink-muted" />
              }
              onSelect={() => onChoose(at)}
            >
              {t(word)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem onSelect={() => setChoosing(true)}>{t("choose")}</DropdownMenuItem>
          {after}
        </DropdownMenuContent>
      </DropdownMenu>
      {choosing ? (
        <ChooseDay
          title={title}
          submitLabel={submitLabel}
          onChoose={onChoose}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

/** Returns the mornings at the time when the menu opens. */
function timesWhile(open: boolean, zone: string): ReturnType<typeof dayTimes> {
  return open ? dayTimes(new Date(), zone) : [];
}

type ChooseDayProps = Pick<DayMenuProps, "title" | "submitLabel" | "onChoose"> & { onClose: () => void };

/** Asks for a day after today. */
function ChooseDay({ title, submitLabel, onChoose, onClose }: ChooseDayProps) {
  const t = useTranslations("ui.days");
  const zone = useViewerZone();
  const [day, setDay] = useState("");
  const [missing, setMissing] = useState(false);
  function submit(): void {
    const morning = morningOf(day, new Date(), zone);
    if (morning === null) {
      setMissing(true);
      return;
    }
    onChoose(morning);
    onClose();
  }
  return (
    <FormDialog size="sm" title={title} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      <DateField
        label={t("day")}
        error={missing ? t("missing") : undefined}
        required
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
