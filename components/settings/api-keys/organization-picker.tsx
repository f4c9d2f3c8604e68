"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";

export type OrganizationPickerProps = {
  environment: Inputs["apiKeys"]["listOrganizations"]["environment"];
  /** The one organization that the key is to reach; null for no restriction. */
  value: string | null;
  onChange: (organizationId: string | null) => void;
};

/** Restricts a key to one organization, and says what it then can't reach; left out for people who are in none. */
export function OrganizationPicker({ environment, value, onChange }: OrganizationPickerProps) {
  const t = useTranslations("keys");
  const read = useQuery({
    queryKey: ["api-keys", "organizations", environment],
    queryFn: () => api.apiKeys.listOrganizations.query({ environment }),
  });
  if (read.isLoadingError) return <LoadFailed query={read} />;
  const organizations = read.data ?? [];
  if (organizations.length === 0) return null;
  const options = [
    { value: "", label: t("unrestricted") },
    ...organizations.map(({ id, name }) => ({ value: id, label: t("restrictedTo", { name }) })),
  ];
  const hint = value === null ? t("unrestrictedHint") : t("restrictedHint");
  return (
    <Field label={t("reach")} hint={hint}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Field>
  );
}
