import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { ReferenceParameter } from "#server/surfaces/reference/reference.ts";
import type { Field } from "#server/surfaces/reference/schema-fields.ts";

export type FieldsTableProps = { caption: string; fields: readonly (Field | ReferenceParameter)[] };

/** Fields with their types and what they mean; parameters also say where they go. */
export function FieldsTable({ caption, fields }: FieldsTableProps) {
  const t = useTranslations("docs.reference");
  const hasPlaces = fields.some((field) => "place" in field);
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableHeader className="first:pl-0">{t("field")}</TableHeader>
          {hasPlaces ? <TableHeader>{t("place")}</TableHeader> : null}
          <TableHeader>{t("type")}</TableHeader>
          <TableHeader>{t("about")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field.name}>
            <TableCell className="h-10 align-top whitespace-nowrap first:pl-0">
              <code className="font-mono text-[0.8125rem]">{field.name}</code>
              {field.isRequired ? (
                <span className="block text-xs text-warning-text">{t("required")}</span>
              ) : null}
            </TableCell>
            {hasPlaces ? (
              <TableCell className="h-10 align-top text-ink-muted">
                {"place" in field ? t(field.place) : null}
              </TableCell>
            ) : null}
            <TableCell className="h-10 max-w-80 min-w-32 align-top text-ink-muted">{field.type}</TableCell>
            <TableCell className="h-10 min-w-60 align-top">{field.description}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
