import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";

/** The fields for what a task asks for, as they are typed. */
export type WrittenTargets = { applications: string; interviews: string };

type Targets = { targetApplications: number | null; targetInterviews: number | null };

/** Returns a task's targets as the fields show them. */
export function writtenTargets(given: Targets | null): WrittenTargets {
  const written = (target: number | null | undefined) => String(target ?? "");
  return {
    applications: written(given?.targetApplications),
    interviews: written(given?.targetInterviews),
  };
}

/** Returns the typed targets, each null if none was typed; or null if one isn't a possible number. */
export function targetsOf({ applications, interviews }: WrittenTargets): Targets | null {
  const [targetApplications, targetInterviews] = [targetOf(applications), targetOf(interviews)];
  return targetApplications === undefined || targetInterviews === undefined
    ? null
    : { targetApplications, targetInterviews };
}

function targetOf(written: string): number | null | undefined {
  const text = written.trim();
  if (text === "") return null;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= LIMITS.requests.taskTarget ? count : undefined;
}

type FieldsProps = {
  targets: WrittenTargets;
  /** True once the form was sent: what can't be a number is marked. */
  tried: boolean;
  onChange: (targets: WrittenTargets) => void;
};

/** Asks how many applications and interviews a task asks for. */
export function TargetFields({ targets, tried, onChange }: FieldsProps) {
  const t = useTranslations("assignedTasks");
  return (["applications", "interviews"] as const).map((of) => (
    <Field
      key={of}
      label={t(`targets.${of}`)}
      hint={t(`targetHints.${of}`)}
      error={
        tried && targetOf(targets[of]) === undefined
          ? t("targetWrong", { most: LIMITS.requests.taskTarget })
          : undefined
      }
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          className="w-28"
          value={targets[of]}
          onChange={({ target }) => onChange({ ...targets, [of]: target.value })}
        />
      )}
    </Field>
  ));
}

type ProgressProps = Targets & { applications: number | null; interviews: number | null };

/** Says how much of what a task asks for is done; renders nothing for a task without a target. */
export function TargetProgress(props: ProgressProps) {
  const t = useTranslations("assignedTasks");
  const { targetApplications, applications, targetInterviews, interviews } = props;
  const said = [
    targetApplications === null || applications === null
      ? null
      : t("reached.applications", { count: applications, target: targetApplications }),
    targetInterviews === null || interviews === null
      ? null
      : t("reached.interviews", { count: interviews, target: targetInterviews }),
  ].filter((text) => text !== null);
  return said.length === 0 ? null : <span className="tabular-nums">{said.join(" · ")}</span>;
}
