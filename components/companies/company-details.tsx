import { useMessages, useTranslations } from "next-intl";
import { EditSelect } from "#components/editing/edit-select.tsx";
import { EditText } from "#components/editing/edit-text.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";
import { Card } from "#components/ui/card.tsx";
import { linkField } from "#components/ui/input.tsx";
import { type CompanyEditor, useCompanyField } from "./use-company.ts";

/** Shows a company's details; each field is saved automatically and appears on all its cards. */
export function CompanyDetails({ editor }: { editor: CompanyEditor }) {
  const t = useTranslations("companies");
  // The options are the values with a label; a test compares the labels with the API's values.
  const { industries, sizes, types } = useMessages().companies;
  const unknown = { value: "", label: t("notKnown") };
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-sm font-semibold">{t("details")}</h2>
      <EditSelect
        stacked
        label={t("industry")}
        draft={useCompanyField(editor, "industry")}
        options={optionsOf(industries)}
      />
      <EditSelect
        stacked
        label={t("size")}
        draft={useCompanyField(editor, "size")}
        options={[unknown, ...optionsOf(sizes)]}
      />
      <EditSelect
        stacked
        label={t("type")}
        draft={useCompanyField(editor, "type")}
        options={[unknown, ...optionsOf(types)]}
      />
      <EditText stacked label={t("website")} {...linkField} draft={useCompanyField(editor, "website")} />
      <p className="text-sm text-ink-muted">
        <ReadBy field="companyField.website" />
      </p>
      <EditText
        stacked
        label={t("socialLink")}
        {...linkField}
        draft={useCompanyField(editor, "socialLink")}
      />
    </Card>
  );
}

function optionsOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
