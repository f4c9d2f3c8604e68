import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { spanOf } from "#components/board/model/age.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { numberFormat } from "#domain/formatters.ts";
import { dayWriter } from "#domain/region.ts";
import type { Status } from "#domain/values.ts";
import { StatusIcon } from "./status-badge.tsx";

type EntryProps = {
  /** The column whose color the icon has. */
  status?: Status;
  icon: ReactNode;
  title: string;
  /** A short fact beside the title. */
  aside: ReactNode;
  /** When it happened; undefined if that isn't known: then `unknown` is shown. */
  at: string | undefined;
  unknown?: string;
};

/** Shows an entry of a card's history, for an ordered list of them. */
export function TimeLineEntry({ status, icon, title, aside, at, unknown }: EntryProps) {
  return (
    <li data-status={status} className="group/stay relative flex gap-3 pb-5 last:pb-0">
      <span
        aria-hidden
        className="absolute top-7 bottom-0 left-3.5 w-px -translate-x-1/2 bg-line group-last/stay:hidden"
      />
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-status-soft">{icon}</span>
      <div className="grid min-w-0 flex-1 gap-0.5 pt-1 text-sm">
        <p className="flex justify-between gap-3">
          <span className="font-medium">{title}</span>
          <span className="text-ink-muted tabular-nums">{aside}</span>
        </p>
        {at === undefined ? (
          <span className="text-xs text-ink-muted">{unknown}</span>
        ) : (
          <Instant value={at} />
        )}
      </div>
    </li>
  );
}

/** The time of day of an instant that means a whole day, such as an imported application date. */
const UTC_MIDNIGHT = "T00:00:00.000Z";

/** Shows an instant in the reader's time zone, or a day, which is the same in every zone. */
function Instant({ value }: { value: string }) {
  const locale = useLocale();
  const className = "text-xs text-ink-muted";
  if (!value.endsWith(UTC_MIDNIGHT)) return <LocalTime value={value} className={className} />;
  return (
    <time dateTime={value.slice(0, -UTC_MIDNIGHT.length)} className={className}>
      {dayWriter(locale, "UTC")(value)}
    </time>
  );
}

type Period = {
  readonly status: Status;
  readonly enteredAt: string;
  readonly isDateKnown: boolean;
  readonly leftAt: string | null;
  readonly durationSeconds: number;
};

type StayEntryProps = {
  stay: Period;
  /** The next stay. */
  next: Period | undefined;
  /** Writes the length of an ongoing stay. */
  soFar: (duration: string) => string;
  unknown: string;
};

/** Shows a stay of a card in a column, and how long it was. */
export function PeriodEntry({ stay: period, next, soFar, unknown }: StayEntryProps) {
  const { status, enteredAt, isDateKnown, leftAt, durationSeconds } = period;
  const name = useTranslations("status")(status);
  const duration = useDuration()(durationSeconds);
  const isLengthKnown = isDateKnown && next?.isDateKnown !== false;
  return (
    <TimeLineEntry
      status={status}
      icon={<StatusIcon status={status} />}
      title={name}
      aside={isLengthKnown ? (leftAt === null ? soFar(duration) : duration) : null}
      at={isDateKnown ? enteredAt : undefined}
      unknown={unknown}
    />
  );
}

/** Returns the function that writes a length of time in the largest useful unit, such as "12 days". */
function useDuration(): (seconds: number) => string {
  const locale = useLocale();
  return (seconds) => {
    const { unit, count } = spanOf(seconds);
    return numberFormat(locale, { style: "unit", unit: UNITS[unit], unitDisplay: "long" }).format(count);
  };
}

const UNITS = { minutes: "minute", hours: "hour", days: "day", months: "month" } as const;
