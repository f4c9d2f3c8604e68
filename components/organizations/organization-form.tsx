"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { fieldProblem } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { openSample } from "#components/sandbox/open-sample.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { ORGANIZATION_TYPES } from "#domain/values.ts";

export type OrganizationDraft = {
  name: string;
  type: Inputs["organizations"]["create"]["type"];
  website: string;
};

type OrganizationFieldsProps = {
  draft: OrganizationDraft;
  onChange: (draft: OrganizationDraft) => void;
  /** The server's error on the last try. */
  error: unknown;
  nameMissing: boolean;
};

/** Asks for an organization's name, type, and website. */
function OrganizationFields({ draft, onChange, error, nameMissing }: OrganizationFieldsProps) {
  const t = useTranslations("organizations");
  const change = (fields: Partial<OrganizationDraft>) => onChange({ ...draft, ...fields });
  return (
    <>
      <TextField
        label={t("fields.name")}
        hint={<ReadBy field="organization.name" />}
        error={nameMissing ? t("fields.nameMissing") : fieldProblem(error, "name")}
        required
        autoComplete="organization"
        maxLength={LIMITS.text.title}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        label={t("fields.type")}
        options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={draft.type}
        onChange={({ target }) => change({ type: target.value as OrganizationDraft["type"] })}
      />
      <TextField
        label={t("fields.website")}
        hint={
          <>
            {t("fields.websiteHint")} <ReadBy field="organization.website" />
          </>
        }
        error={fieldProblem(error, "website")}
        {...linkField}
        value={draft.website}
        onChange={({ target }) => change({ website: target.value })}
      />
    </>
  );
}

/** Changes an organization's name, type, and website. */
export function OrganizationForm({ initial }: { initial: Outputs["organizations"]["get"] }) {
  const t = useTranslations("organizations.details");
  const router = useRouter();
  const { name, type, slug: organizationSlug } = initial;
  const kept = useFormDraft<OrganizationDraft>(`organization:${organizationSlug}`, {
    name,
    type,
    website: initial.website ?? "",
  });
  const draft = kept.values;
  const save = useChange({
    mutationFn: () => api.organizations.update.mutate({ organizationSlug, ...draft }),
    says: () => t("saved"),
    onSuccess: () => {
      kept.forget();
      router.refresh();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.name.trim() !== "") save.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OrganizationFields
        draft={draft}
        onChange={kept.change}
        error={save.error}
        nameMissing={draft.name.trim() === ""}
      />
      <p className="text-sm text-ink-muted">{t("address", { path: `/o/${organizationSlug}` })}</p>
      <Button type="submit" pending={save.isPending} className="sm:justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}

type CreateOrganizationProps = {
  /** True if the person may start with a sample cohort: not within a sandbox. */
  offersSample: boolean;
  /** True if that is chosen at first. */
  startsWithSample: boolean;
};

/** Creates an organization, and continues to its members, or to its copy with a sample cohort. */
export function CreateOrganization({ offersSample, startsWithSample }: CreateOrganizationProps) {
  const t = useTranslations("organizations.found");
  const router = useRouter();
  const kept = useFormDraft<OrganizationDraft>("organization:new", {
    name: "",
    type: "career_coach",
    website: "",
  });
  const draft = kept.values;
  const toast = useToast();
  const [nameMissing, setNameMissing] = useState(false);
  const [withSample, setWithSample] = useState(offersSample && startsWithSample);
  /** Opens the sample, or says that the organization begins without one. */
  async function opensSample(slug: string): Promise<boolean> {
    try {
      await openSample(slug);
      return true;
    } catch {
      toast.error(t("sampleFailed"));
      return false;
    }
  }
  const found = useMutation({
    mutationFn: () => api.organizations.create.mutate(draft),
    onSuccess: async ({ slug }) => {
      kept.forget();
      if (withSample && (await opensSample(slug))) return;
      router.push(`/o/${slug}/members`);
      router.refresh();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setNameMissing(draft.name.trim() === "");
    if (draft.name.trim() !== "") found.mutate();
  }
  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <OrganizationFields
          draft={draft}
          onChange={kept.change}
          error={found.error}
          nameMissing={nameMissing}
        />
        {offersSample ? (
          <Checkbox
            label={t("sample")}
            hint={t("sampleHint")}
            checked={withSample}
            onChange={({ target }) => setWithSample(target.checked)}
          />
        ) : null}
        <Button
          variant="primary"
          type="submit"
          pending={found.isPending || found.isSuccess}
          className="sm:justify-self-start"
        >
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
