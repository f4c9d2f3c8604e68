import { useTranslations } from "next-intl";
import { DateField } from "#components/ui/date-input.tsx";
import { Field as LabeledField } from "#components/ui/field.tsx";
import { Input, Select } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Field } from "../roster-data.ts";

export type ValueFieldProps = {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** If omitted, the field's name. */
  label?: string;
};

/** Asks for the value of a field, with the control for its kind. */
export function ValueField({ field, value, onChange, label = field.name }: ValueFieldProps) {
  const t = useTranslations("roster.panel");
  const { kind, options } = field;
  if (kind === "date") return <DateField label={label} value={value} onChange={onChange} />;
  return (
    <LabeledField label={label}>
      {(control) =>
        kind === "choice" ? (
          <Select
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            options={[
              { value: "", label: t("notSet") },
              ...options.map((option) => ({ value: option, label: option })),
            ]}
          />
        ) : (
          <Input
            {...control}
            autoComplete="off"
            maxLength={LIMITS.text.fieldValue}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </LabeledField>
  );
}
