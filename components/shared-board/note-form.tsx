import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import type { DraftName } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";

export type NoteFormProps = {
  /** The name under which this browser keeps the unsent text. */
  keepAs: DraftName;
  label: string;
  submitLabel: string;
  body?: string;
  onSubmit: (body: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Edits a new or existing note; the typed text is kept until it is saved. */
export function NoteForm(props: NoteFormProps) {
  const { keepAs, label, submitLabel, body = "", onSubmit, onCancel } = props;
  const t = useTranslations("coachNotes");
  const draft = useFormDraft(keepAs, { text: body });
  const { text } = draft.values;
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return setError(t("empty"));
    setPending(true);
    try {
      await onSubmit(text.trim());
      draft.reset();
      onCancel?.();
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? t("unanswered"));
    } finally {
      setPending(false);
    }
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={label}
        hint={<ReadBy field="coachNote.body" />}
        error={error ?? undefined}
        placeholder={t("placeholder")}
        maxLength={LIMITS.text.notes}
        value={text}
        onChange={(event) => {
          draft.change({ text: event.target.value });
          setError(null);
        }}
      />
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
