import { useTranslations } from "next-intl";
import { SelectField } from "#components/ui/fields.tsx";

export type CohortFieldProps = {
  cohorts: readonly { id: string; name: string }[];
  value: string;
  onChange: (cohortId: string) => void;
};

/** Chooses one of the cohorts. */
export function CohortField({ cohorts, value, onChange }: CohortFieldProps) {
  const t = useTranslations("memberships");
  return (
    <SelectField
      label={t("cohort")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
