"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { FormActions } from "#components/ui/form-actions.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";

const NAME_MAX = LIMITS.text.filterName;

/** Asks for the name that the present filter is kept under. */
export function SaveFilter({
  onSave,
  onClose,
}: {
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations("roster.saved");
  const formId = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === "") return setError(t("nameMissing"));
    setPending(true);
    try {
      await onSave(name.trim());
      onClose();
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("keepTitle")}
        description={t("keepText")}
        footer={
          <FormActions formId={formId} pending={pending}>
            {t("save")}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("name")} error={error} required>
            {(control) => (
              <Input
                {...control}
                maxLength={NAME_MAX}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
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
