"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { LIMITS } from "#domain/limits.ts";

export type CohortFieldProps = { slug: string; value: string; onChange: (cohortId: string) => void };

/** The cohort that people join as they accept; "" for none. */
export function CohortField({ slug, value, onChange }: CohortFieldProps) {
  const t = useTranslations("members.invite");
  const { data } = useQuery(
    trpc.cohorts.list.queryOptions({
      organizationSlug: slug,
      archived: false,
      limit: LIMITS.requests.pageSizeMost,
    }),
  );
  const cohorts = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t("cohort")} hint={t("cohortHint")}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: "", label: t("noCohort") }, ...cohorts]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
