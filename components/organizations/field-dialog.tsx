import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { SelectField, TextareaField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { FIELD_KINDS, type FieldKind } from "#domain/applicant-fields.ts";
import { LIMITS } from "#domain/limits.ts";

type FieldDialogProps = { organizationSlug: string; onClose: () => void };

/** Adds an applicant field. */
export function FieldDialog({ organizationSlug, onClose }: FieldDialogProps) {
  const t = useTranslations("applicantFields");
  const draft = useFormDraft(`applicantField:${organizationSlug}`, {
    name: "",
    kind: "text" as FieldKind,
    options: "",
  });
  const { name, kind, options } = draft.values;
  const [isChecked, setChecked] = useState(false);
  const listed = kind === "choice" ? linesOf(options) : [];
  const lacksName = name.trim() === "";
  const lacksOptions = kind === "choice" && listed.length === 0;
  const add = useChange({
    mutationFn: () =>
      api.rosterRecords.createField.mutate({ organizationSlug, name: name.trim(), kind, options: listed }),
    silent: true,
    says: (field) => t("added", { name: field.name }),
    onSuccess: () => draft.forget(onClose),
    affects: ofOrganization(organizationSlug),
  });
  function submit(): void {
    setChecked(true);
    if (!lacksName && !lacksOptions) add.mutate();
  }
  return (
    <FormDialog
      size="sm"
      title={t("addTitle")}
      submitLabel={t("add")}
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        hint={
          <>
            {t("nameHint")} <ReadBy field="applicantField.name" />
          </>
        }
        error={isChecked && lacksName ? t("nameMissing") : undefined}
        required
        maxLength={LIMITS.text.fieldName}
        {...draft.field("name")}
      />
      <SelectField
        label={t("kind")}
        value={kind}
        onChange={({ target }) => draft.change({ kind: target.value as FieldKind })}
        options={FIELD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {kind === "choice" ? (
        <TextareaField
          label={t("optionsLabel")}
          hint={
            <>
              {t("optionsHint")} <ReadBy field="applicantField.options" />
            </>
          }
          error={isChecked && lacksOptions ? t("optionsMissing") : undefined}
          required
          rows={4}
          {...draft.field("options")}
        />
      ) : null}
      <FormError>{failureText(add, t("unanswered"))}</FormError>
    </FormDialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
