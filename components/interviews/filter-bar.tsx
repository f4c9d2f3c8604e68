"use client";
import { CalendarDays, List } from "lucide-react";
import { useTranslations } from "next-intl";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { Select } from "#components/ui/select.tsx";
import { INTERVIEW_TYPES } from "#domain/values.ts";
import type { InterviewFilter, InterviewType } from "./interview-data.ts";

type View = "list" | "month";

export type FilterBarProps = {
  view: View;
  onView: (view: View) => void;
  /** As it is typed, ahead of what is searched for. */
  text: string;
  type: InterviewFilter["type"];
  onText: (text: string) => void;
  onType: (type: InterviewFilter["type"]) => void;
};

/** How interviews are shown, and which. */
export function FilterBar({ view, onView, text, type, onText, onType }: FilterBarProps) {
  const t = useTranslations("interviews");
  const types = INTERVIEW_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <search className="mt-6 flex flex-wrap items-center gap-3">
      <SegmentedControl
        label={t("view")}
        name="view"
        value={view}
        onValueChange={onView}
        segments={[
          { value: "list", label: t("asList"), icon: <List aria-hidden /> },
          { value: "month", label: t("asMonth"), icon: <CalendarDays aria-hidden /> },
        ]}
      />
      <SearchInput
        label={t("search")}
        value={text}
        onText={onText}
        className="w-full sm:w-auto sm:max-w-72 sm:min-w-40 sm:flex-1 max-sm:order-first"
      />
      <Select
        aria-label={t("type")}
        className="w-auto"
        value={type ?? ""}
        onChange={({ target }) => onType(target.value === "" ? null : (target.value as InterviewType))}
        options={[{ value: "", label: t("allTypes") }, ...types]}
      />
    </search>
  );
}
