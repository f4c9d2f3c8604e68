import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { cohortsQuery } from "#components/cohorts/cohort-data.ts";
import { SelectField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";

type CohortFieldProps = { slug: string; value: string; onChange: (cohortId: string) => void };

/** Asks for the cohort that people join; "" for none. */
export function CohortField({ slug, value, onChange }: CohortFieldProps) {
  const t = useTranslations("members.invite");
  const { data = [] } = useQuery(cohortsQuery(slug, { archived: false }));
  const cohorts = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("cohort")}
      hint={t("cohortHint")}
      options={[{ value: "", label: t("noCohort") }, ...cohorts]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type CoachFieldProps = { slug: string; value: string; onChange: (coachId: string) => void };

/** Asks for the coach who leads people once they join; "" for none. */
export function CoachField({ slug, value, onChange }: CoachFieldProps) {
  const t = useTranslations("members.invite");
  const { data } = useQuery(
    trpc.caseload.listCoaches.queryOptions({ organizationSlug: slug, limit: LIMITS.requests.pageSizeMost }),
  );
  const coaches = (data?.data ?? []).map(({ memberId, displayName, email }) => ({
    value: memberId,
    label: displayName ?? email,
  }));
  return (
    <SelectField
      label={t("coach")}
      hint={t("coachHint")}
      options={[{ value: "", label: t("noCoach") }, ...coaches]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
