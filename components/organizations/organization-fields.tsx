"use client";
import { useTranslations } from "next-intl";
import type { Inputs } from "#components/api/client.ts";
import { fieldProblem } from "#components/settings/field-problem.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { LIMITS } from "#domain/limits.ts";
import { ORGANIZATION_TYPES } from "#domain/values.ts";

export type OrganizationDraft = {
  name: string;
  type: Inputs["organizations"]["create"]["type"];
  website: string;
};

export type OrganizationFieldsProps = {
  draft: OrganizationDraft;
  onChange: (draft: OrganizationDraft) => void;
  /** What the server said of the last try. */
  error: unknown;
  nameMissing: boolean;
};

/** Name, kind and website of an organization. */
export function OrganizationFields({ draft, onChange, error, nameMissing }: OrganizationFieldsProps) {
  const t = useTranslations("organizations");
  const change = (fields: Partial<OrganizationDraft>) => onChange({ ...draft, ...fields });
  return (
    <>
      <Field
        label={t("fields.name")}
        error={nameMissing ? t("fields.nameMissing") : fieldProblem(error, "name")}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            maxLength={LIMITS.text.title}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t("fields.type")}>
        {(control) => (
          <Select
            {...control}
            options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={draft.type}
            onChange={({ target }) => change({ type: target.value as OrganizationDraft["type"] })}
          />
        )}
      </Field>
      <Field
        label={t("fields.website")}
        hint={t("fields.websiteHint")}
        error={fieldProblem(error, "website")}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            maxLength={LIMITS.text.url}
            placeholder="https://"
            value={draft.website}
            onChange={({ target }) => change({ website: target.value })}
          />
        )}
      </Field>
    </>
  );
}
