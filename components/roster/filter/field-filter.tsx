import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { Button } from "#components/ui/button.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { Select } from "#components/ui/input.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { daysOf, daysText, EVER } from "#domain/roster-filter.ts";
import { typedDay } from "#domain/time.ts";
import type { Field, RosterRow } from "../roster-data.ts";

/** The most values of a field to choose from. */
const VALUES_MOST = 200;
/** The choice for a field without a filter; an empty choice selects applicants without a value. */
const ANY = "any";

/** The choice for a range of days. */
const BETWEEN = "between";

type Chosen = Readonly<Record<string, string>>;
type FieldFilterProps = {
  fields: readonly Field[];
  rows: readonly RosterRow[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** Filters the roster by the values of the organization's fields. */
export function FieldFilter({ fields, rows, chosen, onChange }: FieldFilterProps) {
  const t = useTranslations("roster.fieldFilter");
  const idPrefix = useId();
  const values = useMemo(() => valuesOf(fields, rows), [fields, rows]);
  const count = Object.keys(chosen).length;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>
          <ListFilter aria-hidden />
          {count === 0 ? t("open") : t("chosen", { count })}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t("open")} className="grid w-64 gap-3 p-3">
        {fields.map(({ id, name, kind }) => {
          const days = daysOf(chosen[id]);
          const choose = (value: string | undefined) => {
            const { [id]: _, ...others } = chosen;
            onChange(value === undefined ? others : { ...others, [id]: value });
          };
          return (
            <div key={id} className="grid gap-1 text-sm">
              <label htmlFor={`${idPrefix}-${id}`}>{name}</label>
              <Select
                id={`${idPrefix}-${id}`}
                value={days ? BETWEEN : chosen[id] === undefined ? ANY : `=${chosen[id]}`}
                onChange={({ target: { value } }) =>
                  choose(value === ANY ? undefined : value === BETWEEN ? daysText(EVER) : value.slice(1))
                }
                options={[
                  { value: ANY, label: t("any") },
                  { value: "=", label: t("none") },
                  ...(kind === "date" ? [{ value: BETWEEN, label: t("between") }] : []),
                  ...(values.get(id) ?? []).map((value) => ({ value: `=${value}`, label: value })),
                ]}
              />
              {days ? (
                <fieldset aria-label={name} className="flex flex-wrap gap-2">
                  <DayRange
                    days={days}
                    onChange={({ since, until }) =>
                      choose(daysText({ since: typedDay(since), until: typedDay(until) }))
                    }
                    labels={{ since: t("from"), until: t("to") }}
                    className="w-full sm:grid sm:w-full sm:gap-1 sm:*:last:w-full"
                  />
                </fieldset>
              ) : null}
            </div>
          );
        })}
        {count > 0 ? (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange({})}>
            {t("clear")}
          </Button>
        ) : null}
      </PopoverContent>
    </Popover>
  );
}

/** Returns the values of each field: the options of a choice in their order, for other fields the values in the rows. */
function valuesOf(
  fields: readonly Field[],
  rows: readonly RosterRow[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    fields.map(({ id, options }) => {
      if (options.length > 0) return [id, options];
      const found = new Set(rows.flatMap((row) => row.fields[id] ?? []));
      return [id, [...found].sort().slice(0, VALUES_MOST)];
    }),
  );
}
