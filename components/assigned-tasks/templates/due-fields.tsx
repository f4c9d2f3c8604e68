"use client";
import { useTranslations } from "next-intl";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { WrittenDue } from "./due.ts";

const LABELS = { after: "dueAfter", day: "dueDay", never: "dueNever" } as const;
const KINDS = ["after", "day", "never"] as const;

type Props = { due: WrittenDue; isWrong: boolean; onChange: (due: WrittenDue) => void };

/** Asks when a template's task is due: days after joining, on a day, or never. */
export function DueFields({ due, isWrong, onChange }: Props) {
  const t = useTranslations("assignedTasks.templates");
  return (
    <>
      <SelectField
        label={t("due")}
        value={due.kind}
        onChange={({ target }) => {
          const kind = KINDS.find((one) => one === target.value);
          if (kind) onChange({ ...due, kind });
        }}
        options={KINDS.map((kind) => ({ value: kind, label: t(LABELS[kind]) }))}
      />
      {due.kind === "after" ? (
        <TextField
          label={t("days")}
          hint={t("daysHint")}
          error={isWrong ? t("daysWrong", { most: LIMITS.requests.taskDueDays }) : undefined}
          inputMode="numeric"
          value={due.days}
          onChange={({ target }) => onChange({ ...due, days: target.value })}
        />
      ) : null}
      {due.kind === "day" ? (
        <DateField
          label={t("day")}
          error={isWrong ? t("dayMissing") : undefined}
          value={due.day}
          onChange={(day) => onChange({ ...due, day })}
        />
      ) : null}
    </>
  );
}
