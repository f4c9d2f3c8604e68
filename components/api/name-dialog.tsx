import { type ReactNode, useState } from "react";
import type { DraftName } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Field } from "#components/ui/field.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { problemOf } from "./problem.ts";

export type NameDialogProps = {
  /** The name under which this browser keeps the unsent text. */
  keepAs: DraftName;
  title: string;
  description?: string | undefined;
  label: string;
  hint?: ReactNode;
  submitLabel: string;
  /** The current name, if there is one. */
  name?: string;
  /** The messages for a missing name, and for a missing response. */
  missing: string;
  unanswered: string;
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a new name or a changed one, and closes once it is saved. */
export function NameDialog({ title, description, label, hint, name = "", ...props }: NameDialogProps) {
  const { keepAs, submitLabel, missing, unanswered, onSubmit, onClose } = props;
  const draft = useFormDraft(keepAs, { text: name });
  const { text } = draft.values;
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  async function submit(): Promise<void> {
    if (text.trim() === "") return setError(missing);
    setPending(true);
    try {
      await onSubmit(text.trim());
      draft.forget();
      onClose();
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? unanswered);
    } finally {
      setPending(false);
    }
  }
  return (
    <FormDialog
      size="sm"
      title={title}
      description={description}
      submitLabel={submitLabel}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={label} hint={hint} error={error} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={LIMITS.text.title}
            value={text}
            onChange={({ target }) => {
              draft.change({ text: target.value });
              setError(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
