import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { SelectField } from "#components/ui/fields.tsx";
import { MESSAGE_FIELDS } from "#domain/message-fields.ts";

const PROVIDED = ["welcome", "checkIn", "quiet", "share", "outcome"] as const;
/** The values of the templates' fields: the fields themselves, which the server fills in for each applicant. */
export const FIELDS = Object.fromEntries(MESSAGE_FIELDS.map((field) => [field, `{${field}}`]));

type Props = { organizationSlug: string; onChoose: (text: string) => void };

/** Offers texts to start from: the organization's own, then those that are provided. */
export function TemplateSelect({ organizationSlug, onChoose }: Props) {
  const t = useTranslations("outreach.many");
  const { data: own = [] } = useQuery(trpc.messageTemplates.list.queryOptions({ organizationSlug }));
  const texts = new Map([
    ...own.map(({ id, name, body }) => [id, { name, body }] as const),
    ...PROVIDED.map((key) => {
      const name = t(`templates.${key}.name`);
      return [key as string, { name, body: t(`templates.${key}.text`, FIELDS) }] as const;
    }),
  ]);
  return (
    <SelectField
      label={t("template")}
      value=""
      onChange={({ target }) => {
        const chosen = texts.get(target.value);
        if (chosen) onChoose(chosen.body);
      }}
      options={[
        { value: "", label: t("choose") },
        ...[...texts].map(([value, { name }]) => ({ value, label: name })),
      ]}
    />
  );
}
