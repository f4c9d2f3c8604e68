import { CalendarRange } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { isNarrowing } from "../model/due-dates.ts";
import type { DueDatesProps } from "./due-dates-filter.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";

const DueDatesFilter = dynamic(
  loadAhead(() => import("./due-dates-filter.tsx")),
  { ssr: false },
);

/** Opens the filter by closing date and offer deadline of a board or its table. */
export function DueDatesButton(props: DueDatesProps) {
  const t = useTranslations("board");
  const isActive = isNarrowing(props.dates);
  return (
    <ToolbarButton
      label={t(isActive ? "dueDatesActive" : "dueDates")}
      icon={<CalendarRange aria-hidden />}
      isActive={isActive}
    >
      {(anchor, onClose) => <DueDatesFilter {...props} anchor={anchor} onClose={onClose} />}
    </ToolbarButton>
  );
}
