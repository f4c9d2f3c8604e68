"use client";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Status, statuses } from "#components/status/status-meta.ts";
import { Select } from "#components/ui/select.tsx";
import { statusWords } from "../model/mapping.ts";
import type { MappingPartProps } from "./column-mapping.tsx";

/** Each word of a status, and the board's column that it means. */
export function StatusMapping({
  table,
  mapping,
  isAsked,
  onChange,
}: MappingPartProps & { isAsked: boolean }) {
  const t = useTranslations("import");
  const nameOf = useTranslations("status");
  const words = statusWords(table, mapping.targets);
  if (words.length === 0) return null;
  const names = statuses.map((value) => ({ value, label: nameOf(value) }));
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="text-sm font-semibold">{t("statusesTitle")}</h3>
        <p className="text-sm text-ink-muted">{t("statusesText")}</p>
      </div>
      <ul className="grid gap-2">
        {words.map((word) => {
          const status = mapping.statuses[word];
          return (
            <li
              key={word}
              className="grid grid-cols-[minmax(0,14rem)_auto_minmax(0,14rem)] items-center justify-start gap-3"
            >
              <span className="truncate text-sm" title={word}>
                {word}
              </span>
              <ArrowRight aria-hidden className="size-4 text-ink-faint" />
              <Select
                aria-label={t("statusOf", { word })}
                aria-invalid={isAsked && !status ? true : undefined}
                options={status ? names : [{ value: "", label: t("chooseStatus") }, ...names]}
                value={status ?? ""}
                onChange={({ target }) =>
                  onChange({ statuses: { ...mapping.statuses, [word]: target.value as Status } })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
