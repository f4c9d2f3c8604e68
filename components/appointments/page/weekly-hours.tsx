import { Plus, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { type BookingHours, WEEKDAYS } from "#domain/appointments.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { DAY_MS } from "#domain/time.ts";

type Props = {
  hours: readonly BookingHours[];
  error: string | undefined;
  onChange: (hours: readonly BookingHours[]) => void;
};

/** On a phone, the picker's icon would cover the time. */
const TIME = "min-w-0 max-w-36 flex-1 px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden";

/** The first Monday of 2024, used to get the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const NEW_RANGE = { from: "09:00", to: "17:00" };

/** Asks for ranges of hours on each weekday. */
export function WeeklyHours({ hours, error, onChange }: Props) {
  const t = useTranslations("appointments.page");
  const locale = useLocale();
  const errorId = useId();
  const nameOf = (day: number) =>
    dateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(MONDAY + (day - 1) * DAY_MS);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{t("hours")}</legend>
      <ul className="divide-y divide-line rounded-card border border-line">
        {WEEKDAYS.map((day) => (
          <Weekday key={day} day={day} name={nameOf(day)} hours={hours} onChange={onChange} />
        ))}
      </ul>
      <GroupError id={errorId}>{error}</GroupError>
    </fieldset>
  );
}

type WeekdayProps = Omit<Props, "error"> & { day: number; name: string };

function Weekday({ day, name, hours, onChange }: WeekdayProps) {
  const t = useTranslations("appointments.page");
  const own = hours.filter((range) => range.day === day);
  const replace = (old: BookingHours, next: BookingHours | null) =>
    onChange(hours.flatMap((range) => (range === old ? (next ?? []) : range)));
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-1 px-3 py-2 sm:grid-cols-[7rem_1fr_auto]">
      <span className="col-start-1 row-start-1 py-1.5 text-sm">{name}</span>
      <div className="col-span-2 row-start-2 grid min-w-0 gap-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {own.length === 0 ? <span className="py-1.5 text-sm text-ink-muted">{t("unavailable")}</span> : null}
        {own.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other identity while it is typed
          <span key={index} className="flex min-w-0 items-center gap-1.5">
            <Input
              type="time"
              aria-label={t("from", { day: name })}
              value={range.from}
              onChange={({ target }) => replace(range, { ...range, from: target.value })}
              className={TIME}
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              aria-label={t("to", { day: name })}
              // A range that ends at midnight.
              value={range.to === "24:00" ? "00:00" : range.to}
              onChange={({ target }) =>
                replace(range, { ...range, to: target.value === "00:00" ? "24:00" : target.value })
              }
              className={TIME}
            />
            <IconButton
              label={t("removeRange", { day: name, from: range.from, to: range.to })}
              onClick={() => replace(range, null)}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        ))}
      </div>
      <IconButton
        label={t("addRange", { day: name })}
        onClick={() => onChange([...hours, { day, ...nextRange(own) }])}
        className="col-start-2 row-start-1 sm:col-start-3"
      >
        <Plus aria-hidden />
      </IconButton>
    </li>
  );
}

/** Returns the first range of a day, or one from the end of its last range. */
function nextRange(own: readonly BookingHours[]): Pick<BookingHours, "from" | "to"> {
  const last = own.at(-1);
  return last === undefined ? NEW_RANGE : { from: last.to === "24:00" ? "23:00" : last.to, to: "24:00" };
}
