"use client";
import { useTranslations } from "next-intl";
import { DateInput } from "#components/ui/date-input.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input, Select } from "#components/ui/input.tsx";
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
      <Field label={t("due")}>
        {(control) => (
          <Select
            {...control}
            value={due.kind}
            onChange={({ target }) => {
              const kind = KINDS.find((one) => one === target.value);
              if (kind) onChange({ ...due, kind });
            }}
            options={KINDS.map((kind) => ({ value: kind, label: t(LABELS[kind]) }))}
          />
        )}
      </Field>
      {due.kind === "after" ? (
        <Field
          label={t("days")}
          hint={t("daysHint")}
          error={isWrong ? t("daysWrong", { most: LIMITS.requests.taskDueDays }) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={due.days}
              onChange={({ target }) => onChange({ ...due, days: target.value })}
            />
          )}
        </Field>
      ) : null}
      {due.kind === "day" ? (
        <Field label={t("day")} error={isWrong ? t("dayMissing") : undefined}>
          {(control) => (
            <DateInput {...control} value={due.day} onChange={(day) => onChange({ ...due, day })} />
          )}
        </Field>
      ) : null}
    </>
  );
}
