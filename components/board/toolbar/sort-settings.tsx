"use client";
import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { SORT_KEYS } from "#domain/values.ts";
import type { SortKey } from "../model/arrange.ts";

const keys = SORT_KEYS.filter((key) => key !== "none");

const fieldOf = (key: SortKey) => key.replace(/_(asc|desc)$/, "");

/** The order of the cards: the person's own, or by one thing and then by another. */
export function SortSettings({
  sorts,
  onChange,
}: {
  sorts: readonly SortKey[];
  onChange: (sorts: SortKey[]) => void;
}) {
  const t = useTranslations("board");
  const [first = "none", second = "none"] = sorts.filter((key) => key !== "none");
  const options = (without: SortKey, none: "manual" | "nothingElse") => [
    { value: "none", label: t(none) },
    ...keys
      .filter((key) => fieldOf(key) !== fieldOf(without))
      .map((value) => ({ value, label: t(`sorts.${value}`) })),
  ];
  const set = (...chosen: SortKey[]) => onChange(chosen.filter((key) => key !== "none"));
  return (
    <div className="grid gap-3">
      <Field label={t("sortBy")} hint={first === "none" ? undefined : t("sortedHint")}>
        {(control) => (
          <Select
            {...control}
            value={first}
            onChange={(event) => {
              const key = event.target.value as SortKey;
              if (key === "none") set();
              else set(key, fieldOf(key) === fieldOf(second) ? "none" : second);
            }}
            options={options("none", "manual")}
          />
        )}
      </Field>
      {first === "none" ? null : (
        <Field label={t("thenBy")}>
          {(control) => (
            <Select
              {...control}
              value={second}
              onChange={(event) => set(first, event.target.value as SortKey)}
              options={options(first, "nothingElse")}
            />
          )}
        </Field>
      )}
    </div>
  );
}
