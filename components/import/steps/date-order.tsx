"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { findDayOrder, readDate } from "../model/dates.ts";
import { cellsOf } from "../model/mapping.ts";
import type { MappingPartProps } from "./column-mapping.tsx";

/** How dates in digits were read, with a sample; the other order is one press away. */
export function DateOrder({ table, mapping, onChange }: MappingPartProps) {
  const t = useTranslations("import");
  const format = useFormatter();
  const name = useId();
  const cells = cellsOf(table, mapping.targets, "applicationDate");
  const { hasDigits, isSure, isMixed, order, sample } = findDayOrder(cells, mapping.dayOrder);
  if (!hasDigits || sample === null) return null;
  const day = readDate(sample, mapping.dayOrder);
  const date = day && format.dateTime(new Date(day), { dateStyle: "long", timeZone: "UTC" });
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t("datesTitle")}</h3>
      <SegmentedControl
        className="justify-self-start"
        label={t("dateOrder")}
        name={name}
        segments={[
          { value: "month", label: t("monthFirst") },
          { value: "day", label: t("dayFirst") },
        ]}
        value={mapping.dayOrder}
        onValueChange={(dayOrder) => onChange({ dayOrder })}
      />
      <p role="status" className="text-sm text-ink-muted">
        {date ? t("dateSample", { text: sample, date }) : t("dateUnread", { text: sample })}{" "}
        {isSure && order === mapping.dayOrder ? t("dateSure") : null}
        {isMixed ? t("dateMixed") : null}
        {isSure || isMixed ? null : t("dateUnsure")}
      </p>
    </section>
  );
}
