import { useTranslations } from "next-intl";
import { useState } from "react";
import { useContactSearch } from "#components/people/use-contact-search.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { interviewersIn } from "./form-values.ts";
import type { FieldsProps } from "./when-fields.tsx";

/** Asks for the place, the interviewers, and notes. */
export function WhereFields({ values, errors, onChange }: FieldsProps) {
  const t = useTranslations("interviews.form");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("meetingUrl")}
          error={errors.meetingUrl}
          {...linkField}
          value={values.meetingUrl}
          onChange={({ target }) => onChange({ meetingUrl: target.value })}
        />
        <TextField
          label={t("location")}
          error={errors.location}
          maxLength={LIMITS.text.title}
          value={values.location}
          onChange={({ target }) => onChange({ location: target.value })}
        />
      </div>
      <TextareaField
        label={t("interviewers")}
        error={errors.interviewers}
        hint={t("interviewersHint")}
        className="min-h-9"
        rows={1}
        value={values.interviewers}
        onChange={({ target }) => onChange({ interviewers: target.value })}
      />
      <InterviewerPicker
        onPick={({ id, name }) => {
          const names = interviewersIn(values);
          onChange({
            interviewers: names.includes(name) ? values.interviewers : [...names, name].join("\n"),
            contacts: [...values.contacts, { id, name }],
          });
        }}
      />
      <TextareaField
        label={t("notes")}
        error={errors.notes}
        maxLength={LIMITS.text.notes}
        placeholder={t("notesPlaceholder")}
        value={values.notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  );
}

/** Picks an interviewer from the person's contacts. */
function InterviewerPicker({ onPick }: { onPick: (contact: { id: string; name: string }) => void }) {
  const t = useTranslations("interviews.form");
  const [text, setText] = useState("");
  const { options, isComplete } = useContactSearch(text);
  return (
    <Combobox
      aria-label={t("fromContacts")}
      placeholder={t("fromContacts")}
      maxLength={LIMITS.text.title}
      text={text}
      onTextChange={setText}
      options={options}
      onSelect={({ value, label }) => {
        onPick({ id: value, name: label });
        setText("");
      }}
      emptyText={isComplete ? t("noContact") : undefined}
    />
  );
}
