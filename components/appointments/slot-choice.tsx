"use client";
import { useLocale } from "next-intl";
import { dateTimeFormat } from "#domain/formatters.ts";

type Slot = { startsAt: string };
type Props = {
  slots: readonly Slot[];
  zone: string;
  value: string | null;
  onChoose: (startsAt: string) => void;
};

/** Lists free times by day, one of which can be chosen. */
export function SlotChoice({ slots, zone, value, onChoose }: Props) {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const form = dateTimeFormat(locale, { ...options, timeZone: zone });
    return ({ startsAt }: Slot) => form.format(new Date(startsAt));
  };
  const dayOf = format({ weekday: "long", month: "long", day: "numeric" });
  const timeOf = format({ hour: "numeric", minute: "2-digit" });
  return [...Map.groupBy(slots, dayOf)].map(([day, ofDay]) => (
    <fieldset key={day} className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{day}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {ofDay.map((slot) => (
          <label
            key={slot.startsAt}
            className="relative flex h-9 cursor-pointer items-center justify-center rounded-control border border-line-control text-sm tabular-nums hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11"
          >
            <input
              type="radio"
              name="slot"
              value={slot.startsAt}
              checked={slot.startsAt === value}
              onChange={() => onChoose(slot.startsAt)}
              className="sr-only"
            />
            {timeOf(slot)}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
