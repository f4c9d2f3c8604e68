"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Inputs } from "#components/api/client.ts";
import { fieldProblem } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { TimeZoneField } from "#components/time-zones/time-zone-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { useBrowserValue } from "#components/ui/use-browser-value.ts";
import { browserZone } from "#components/ui/viewer-zone.ts";
import { DATE_ORDERS, dayFormat, HOUR_CYCLES, localeOf, type Region, WEEK_STARTS } from "#domain/region.ts";

type Chosen = Inputs["preferences"]["save"];
export type RegionFormProps = {
  region: Region;
  /** Null if it isn't known yet: then it is the browser's. */
  timeZone: string | null;
  /** The time when the page was rendered, as the example of a date and time. */
  at: string;
};

/** Asks for the formats of dates and times, each shown by an example, and for the time zone. */
export function RegionForm({ region, timeZone, at }: RegionFormProps) {
  const t = useTranslations("settings.region");
  const router = useRouter();
  const device = useBrowserValue(browserZone, "UTC");
  const [changes, setChanges] = useState<Partial<Chosen>>({});
  const values: Chosen = { ...region, timeZone: timeZone ?? device, ...changes };
  const [isMissing, setMissing] = useState(false);
  const save = useChange({
    mutationFn: (chosen: Chosen) => api.preferences.save.mutate(chosen),
    says: () => t("saved"),
    onSuccess: () => {
      router.refresh();
    },
  });
  const change = (change: Partial<Chosen>) => setChanges((before) => ({ ...before, ...change }));
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(values.timeZone === "");
    if (values.timeZone !== "") save.mutate(values);
  }
  const written = (options: Intl.DateTimeFormatOptions, shown: Partial<Region>) =>
    new Intl.DateTimeFormat(localeOf({ ...values, ...shown }), {
      ...options,
      timeZone: values.timeZone || device,
    }).format(new Date(at));
  const time = (hourCycle: Region["hourCycle"]) =>
    written({ hour: "numeric", minute: "2-digit" }, { hourCycle });
  const day = (dateOrder: Region["dateOrder"]) =>
    written(dayFormat(localeOf({ ...values, dateOrder })), { dateOrder });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("dateOrder")}
          value={values.dateOrder}
          onChange={({ target }) => change({ dateOrder: target.value as Region["dateOrder"] })}
          options={DATE_ORDERS.map((value) => ({ value, label: day(value) }))}
        />
        <SelectField
          label={t("hourCycle")}
          value={values.hourCycle}
          onChange={({ target }) => change({ hourCycle: target.value as Region["hourCycle"] })}
          options={HOUR_CYCLES.map((value) => ({ value, label: t(value, { example: time(value) }) }))}
        />
        <SelectField
          label={t("weekStart")}
          value={values.weekStart}
          onChange={({ target }) => change({ weekStart: target.value as Region["weekStart"] })}
          options={WEEK_STARTS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <TimeZoneField
        label={t("timeZone")}
        hint={values.timeZone ? t("now", { time: time(values.hourCycle) }) : t("timeZoneHint")}
        error={isMissing && !values.timeZone ? t("timeZoneMissing") : fieldProblem(save.error, "timeZone")}
        value={values.timeZone}
        onChange={(chosen) => change({ timeZone: chosen })}
        at={at}
      />
      {values.timeZone === device ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
          {t("elsewhere", { zone: device.replaceAll("_", " ") })}
          <Button size="sm" onClick={() => change({ timeZone: device })}>
            {t("useDevice", { zone: device.replaceAll("_", " ") })}
          </Button>
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
