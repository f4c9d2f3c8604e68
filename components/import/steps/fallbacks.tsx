import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES } from "#domain/values.ts";
import type { Draft } from "../model/draft.ts";
import { draftsOf } from "../model/drafts.ts";
import { type Mapping, statusWordOf } from "../model/mapping.ts";
import { companyOfSite } from "../model/site-company.ts";
import type { MappingPartProps } from "./column-mapping.tsx";

/** Asks for values that rows lack; shown only if there are such rows. */
export function Fallbacks({ table, mapping, onChange }: MappingPartProps) {
  const t = useTranslations("import");
  const nameOf = useTranslations("status");
  const format = useFormatter();
  const bare = draftsOf(table, { ...mapping, fallbackTitle: "", fallbackCompany: "", companyOfSite: false });
  const lacks = (code: string) =>
    bare.some(({ failures }) => failures.some((failure) => failure.code === code));
  const ofSites = companiesOfSites(bare.filter(({ row }) => !row.company));
  const lacksCompany = lacks("noCompany") || lacks("noSplit");
  const lacksStatus = table.rows.some((row) => statusWordOf(table.headings, mapping.targets, row) === "");
  if (!lacksCompany && !lacks("noTitle") && !lacksStatus) return null;
  const options = [
    { value: "byDate", label: t("byDate") },
    ...STATUSES.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      {lacksStatus ? (
        <SelectField
          label={t("withoutStatus")}
          options={options}
          value={mapping.fallbackStatus}
          onChange={({ target }) => onChange({ fallbackStatus: target.value as Mapping["fallbackStatus"] })}
        />
      ) : null}
      {lacksCompany ? (
        <TextField
          label={t("withoutCompany")}
          hint={t("withoutHint")}
          maxLength={LIMITS.text.title}
          value={mapping.fallbackCompany}
          onChange={({ target }) => onChange({ fallbackCompany: target.value })}
        />
      ) : null}
      {ofSites.length > 0 ? (
        <div className="sm:col-span-2">
          <Checkbox
            checked={mapping.companyOfSite ?? false}
            onChange={({ target }) => onChange({ companyOfSite: target.checked })}
            label={t("companyOfSite", { names: format.list(ofSites) })}
          />
        </div>
      ) : null}
      {lacks("noTitle") ? (
        <TextField
          label={t("withoutTitle")}
          hint={t("withoutHint")}
          maxLength={LIMITS.text.title}
          value={mapping.fallbackTitle}
          onChange={({ target }) => onChange({ fallbackTitle: target.value })}
        />
      ) : null}
    </section>
  );
}

/** The number of names shown as examples. */
const SHOWN = 3;

/** Returns the companies named in the addresses of these rows' postings. */
function companiesOfSites(drafts: readonly Draft[]): string[] {
  const names = drafts.flatMap(({ row }) =>
    typeof row.applicationLink === "string" ? (companyOfSite(row.applicationLink) ?? []) : [],
  );
  return [...new Set(names)].slice(0, SHOWN);
}
