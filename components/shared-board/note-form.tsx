"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";

export type NoteFormProps = {
  label: string;
  hint?: string;
  submitLabel: string;
  body?: string;
  onSubmit: (body: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** The text of a note, new or changed; what was typed stays until it is kept. */
export function NoteForm({ label, hint, submitLabel, body = "", onSubmit, onCancel }: NoteFormProps) {
  const t = useTranslations("coachNotes");
  const [text, setText] = useState(body);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return setError(t("empty"));
    setPending(true);
    try {
      await onSubmit(text.trim());
      setText("");
      onCancel?.();
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? t("unanswered"));
    } finally {
      setPending(false);
    }
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field label={label} hint={hint} error={error ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            placeholder={t("placeholder")}
            maxLength={LIMITS.text.notes}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button size="sm" onClick={onCancel}>
            {t("cancel")}
          </Button>
        ) : null}
        <Button size="sm" variant="primary" type="submit" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
