import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";

/** The fields for a task's targets, as typed. */
export type WrittenTargets = { applications: string; interviews: string; isWeekly: boolean };

type Targets = { targetApplications: number | null; targetInterviews: number | null; isWeekly: boolean };

/** Returns a task's targets as the fields show them. */
export function writtenTargets(initial: Targets | null): WrittenTargets {
  const written = (target: number | null | undefined) => String(target ?? "");
  return {
    applications: written(initial?.targetApplications),
    interviews: written(initial?.targetInterviews),
    isWeekly: initial?.isWeekly ?? false,
  };
}

/** Returns the typed targets, each null if none was typed; or null if one isn't a possible number. */
export function targetsOf({ applications, interviews, isWeekly }: WrittenTargets): Targets | null {
  const [targetApplications, targetInterviews] = [targetOf(applications), targetOf(interviews)];
  if (targetApplications === undefined || targetInterviews === undefined) return null;
  const isAsked = targetApplications !== null || targetInterviews !== null;
  return { targetApplications, targetInterviews, isWeekly: isWeekly && isAsked };
}

function targetOf(written: string): number | null | undefined {
  const text = written.trim();
  if (text === "") return null;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= LIMITS.requests.taskTarget ? count : undefined;
}

type FieldsProps = {
  targets: WrittenTargets;
  /** True once the form was sent: invalid numbers are marked. */
  tried: boolean;
  onChange: (targets: WrittenTargets) => void;
};

/** Asks how many applications and interviews a task asks for, and whether each week. */
export function TargetFields({ targets, tried, onChange }: FieldsProps) {
  const t = useTranslations("assignedTasks");
  const fields = (["applications", "interviews"] as const).map((of) => (
    <TextField
      key={of}
      label={t(`targets.${of}`)}
      hint={t(`targetHints.${of}`)}
      error={
        tried && targetOf(targets[of]) === undefined
          ? t("targetWrong", { most: LIMITS.requests.taskTarget })
          : undefined
      }
      inputMode="numeric"
      className="w-28"
      value={targets[of]}
      onChange={({ target }) => onChange({ ...targets, [of]: target.value })}
    />
  ));
  const isAsked = targets.applications.trim() !== "" || targets.interviews.trim() !== "";
  return (
    <>
      {fields}
      {isAsked ? (
        <Checkbox
          label={t("isWeekly")}
          hint={t("weeklyHint")}
          checked={targets.isWeekly}
          onChange={({ target }) => onChange({ ...targets, isWeekly: target.checked })}
        />
      ) : null}
    </>
  );
}

type ProgressProps = Targets & { applications: number | null; interviews: number | null };

/** Shows the progress toward a task's targets; renders nothing for a task without a target. */
export function TargetProgress(props: ProgressProps) {
  const t = useTranslations("assignedTasks");
  const { targetApplications, applications, targetInterviews, interviews, isWeekly } = props;
  const parts = [
    targetApplications === null || applications === null
      ? null
      : t("reached.applications", { count: applications, target: targetApplications }),
    targetInterviews === null || interviews === null
      ? null
      : t("reached.interviews", { count: interviews, target: targetInterviews }),
  ].filter((text) => text !== null);
  if (parts.length === 0) return null;
  return <span className="tabular-nums">{[...parts, ...(isWeekly ? [t("thisWeek")] : [])].join(" · ")}</span>;
}
