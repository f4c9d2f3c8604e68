"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { SelectField } from "#components/ui/fields.tsx";

type Template = Outputs["taskTemplates"]["list"][number];
type Props = { organizationSlug: string; onChoose: (template: Template) => void };

/** Offers the organization's task templates to start from; renders nothing if there are none. */
export function TemplateChoice({ organizationSlug, onChoose }: Props) {
  const t = useTranslations("assignedTasks.templates");
  const { data } = useQuery(trpc.taskTemplates.list.queryOptions({ organizationSlug }));
  if (!data || data.length === 0) return null;
  return (
    <SelectField
      label={t("choose")}
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen);
      }}
      options={[
        { value: "", label: t("chooseNone") },
        ...data.map(({ id, cohortName, text }) => ({
          value: id,
          label: t("offered", { cohort: cohortName, text }),
        })),
      ]}
    />
  );
}
