import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { ANY_DATES, type DueDates, isNarrowing } from "../model/due-dates.ts";
import { ToolbarPopover } from "./toolbar-popover.tsx";

export type DueDatesProps = { dates: DueDates; onChange: (dates: DueDates) => void };
type Props = DueDatesProps & { anchor: HTMLElement; onClose: () => void };

/** Narrows the cards to those whose posting closes, or whose offer must be answered, between two days. */
export default function DueDatesFilter({ dates, onChange, anchor, onClose }: Props) {
  const t = useTranslations("board");
  const labels = { since: t("from"), until: t("to") };
  return (
    <ToolbarPopover label={t("dueDates")} anchor={anchor} onClose={onClose}>
      {(["closing", "deadline"] as const).map((date) => (
        <fieldset key={date} className="flex flex-wrap gap-2">
          <legend className="mb-1.5 text-sm font-medium">{t(`dueDate.${date}`)}</legend>
          <DayRange
            days={dates[date]}
            onChange={(days) => onChange({ ...dates, [date]: days })}
            labels={labels}
            className="w-full sm:grid sm:w-[calc(50%-0.25rem)] sm:gap-1 sm:*:last:w-auto"
          />
        </fieldset>
      ))}
      {isNarrowing(dates) ? (
        <Button className="justify-self-start" onClick={() => onChange(ANY_DATES)}>
          {t("clearDates")}
        </Button>
      ) : null}
    </ToolbarPopover>
  );
}
