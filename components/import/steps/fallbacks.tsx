"use client";
import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input, Select } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES } from "#domain/values.ts";
import { draftsOf } from "../model/drafts.ts";
import { type Mapping, statusWordOf } from "../model/mapping.ts";
import type { MappingPartProps } from "./column-mapping.tsx";

/** What rows get that don't say it themselves; asked only where there are such rows. */
export function Fallbacks({ table, mapping, onChange }: MappingPartProps) {
  const t = useTranslations("import");
  const nameOf = useTranslations("status");
  const bare = draftsOf(table, { ...mapping, fallbackTitle: "", fallbackCompany: "" });
  const lacks = (code: string) => bare.some(({ failures }) => failures.some((one) => one.code === code));
  const lacksCompany = lacks("noCompany") || lacks("noSplit");
  const lacksStatus = table.rows.some((row) => statusWordOf(table.headings, mapping.targets, row) === "");
  if (!lacksCompany && !lacks("noTitle") && !lacksStatus) return null;
  const options = [
    { value: "byDate", label: t("byDate") },
    ...STATUSES.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      {lacksStatus ? (
        <Field label={t("withoutStatus")}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={mapping.fallbackStatus}
              onChange={({ target }) =>
                onChange({ fallbackStatus: target.value as Mapping["fallbackStatus"] })
              }
            />
          )}
        </Field>
      ) : null}
      {lacksCompany ? (
        <Field label={t("withoutCompany")} hint={t("withoutHint")}>
          {(control) => (
            <Input
              {...control}
              maxLength={LIMITS.text.title}
              value={mapping.fallbackCompany}
              onChange={({ target }) => onChange({ fallbackCompany: target.value })}
            />
          )}
        </Field>
      ) : null}
      {lacks("noTitle") ? (
        <Field label={t("withoutTitle")} hint={t("withoutHint")}>
          {(control) => (
            <Input
              {...control}
              maxLength={LIMITS.text.title}
              value={mapping.fallbackTitle}
              onChange={({ target }) => onChange({ fallbackTitle: target.value })}
            />
          )}
        </Field>
      ) : null}
    </section>
  );
}
