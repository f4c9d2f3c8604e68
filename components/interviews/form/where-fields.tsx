"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useContactSearch } from "#components/people/use-contact-search.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input, linkField, Textarea } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { interviewersIn } from "./form-values.ts";
import type { FieldsProps } from "./when-fields.tsx";

/** Asks where it is, with whom, and for notes. */
export function WhereFields({ values, errors, onChange }: FieldsProps) {
  const t = useTranslations("interviews.form");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("meetingUrl")} error={errors.meetingUrl}>
          {(control) => (
            <Input
              {...control}
              {...linkField}
              value={values.meetingUrl}
              onChange={({ target }) => onChange({ meetingUrl: target.value })}
            />
          )}
        </Field>
        <Field label={t("location")} error={errors.location}>
          {(control) => (
            <Input
              {...control}
              maxLength={LIMITS.text.title}
              value={values.location}
              onChange={({ target }) => onChange({ location: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t("interviewers")} error={errors.interviewers} hint={t("interviewersHint")}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-9"
            rows={1}
            value={values.interviewers}
            onChange={({ target }) => onChange({ interviewers: target.value })}
          />
        )}
      </Field>
      <InterviewerPicker
        onPick={({ id, name }) => {
          const names = interviewersIn(values);
          onChange({
            interviewers: names.includes(name) ? values.interviewers : [...names, name].join("\n"),
            contacts: [...values.contacts, { id, name }],
          });
        }}
      />
      <Field label={t("notes")} error={errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={LIMITS.text.notes}
            placeholder={t("notesPlaceholder")}
            value={values.notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
        )}
      </Field>
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
