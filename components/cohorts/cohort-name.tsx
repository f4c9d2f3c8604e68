"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";

export type CohortNameProps = {
  title: string;
  submitLabel: string;
  name?: string;
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a cohort's name: a new one's, or another for one that is there. */
export function CohortName({ title, submitLabel, name = "", onSubmit, onClose }: CohortNameProps) {
  const t = useTranslations("cohorts");
  const formId = useId();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return setError(t("nameMissing"));
    setPending(true);
    try {
      await onSubmit(text.trim());
      onClose();
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? t("unanswered"));
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        footer={
          <FormActions formId={formId} pending={pending}>
            {submitLabel}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("name")} hint={t("nameHint")} error={error} required>
            {(control) => (
              <Input
                {...control}
                maxLength={LIMITS.text.title}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
