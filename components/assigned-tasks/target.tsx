import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";

/** Returns the number of applications that a task asks for, null if none was typed, or undefined if it isn't a possible number. */
export function targetOf(written: string): number | null | undefined {
  const text = written.trim();
  if (text === "") return null;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= LIMITS.requests.targetApplications ? count : undefined;
}

type FieldProps = { value: string; isWrong: boolean; onChange: (value: string) => void };

/** Asks how many applications a task asks for. */
export function TargetField({ value, isWrong, onChange }: FieldProps) {
  const t = useTranslations("assignedTasks");
  return (
    <Field
      label={t("target")}
      hint={t("targetHint")}
      error={isWrong ? t("targetWrong", { most: LIMITS.requests.targetApplications }) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          className="w-28"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type ProgressProps = { targetApplications: number | null; applications: number | null };

/** Says how many of a task's applications are sent; renders nothing for a task without a target. */
export function TargetProgress({ targetApplications, applications }: ProgressProps) {
  const t = useTranslations("assignedTasks");
  if (targetApplications === null || applications === null) return null;
  return <span className="tabular-nums">{t("reached", { applications, target: targetApplications })}</span>;
}
