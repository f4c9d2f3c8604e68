import { useTranslations } from "next-intl";
import { useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Field } from "#components/ui/field.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Input, Textarea } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { type Entry, entryParts, lineField } from "./entry-parts.ts";
import type { Entries } from "./use-entries.ts";
import type { ProfileList } from "./use-profile.ts";

type AddEntryProps = { list: ProfileList; entries: Entries; onClose: () => void };

/** Asks for the parts of a new list entry. */
export function AddEntry({ list, entries, onClose }: AddEntryProps) {
  const t = useTranslations("profile");
  const draft = useFormDraft<Entry>(`profileEntry:${list}`, {});
  const entry = draft.values;
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const parts = entryParts[list];
  const isMissing = (name: keyof Entry) => (entry[name] ?? "").trim() === "";

  async function submit(): Promise<void> {
    setTried(true);
    if (parts.some(({ name, required }) => required && isMissing(name))) return;
    setPending(true);
    try {
      await entries.add(entry);
      draft.forget();
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      setRefusal(problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered"));
      setPending(false);
    }
  }
  return (
    <FormDialog
      title={t(`addOf.${list}`)}
      submitLabel={t("add")}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      {parts.map((part) => {
        const { name, kind, required = false } = part;
        return (
          <Field
            key={name}
            label={t(`parts.${name}`)}
            required={required}
            error={tried && required && isMissing(name) ? t("missing") : undefined}
          >
            {(control) => {
              const shared = {
                ...control,
                value: entry[name] ?? "",
                onChange: ({ target }: { target: { value: string } }) =>
                  draft.change({ [name]: target.value }),
              };
              if (kind === "passage") return <Textarea {...shared} maxLength={LIMITS.text.notes} />;
              return <Input {...shared} {...lineField(part, t)} />;
            }}
          </Field>
        );
      })}
      <FormError>{refusal}</FormError>
    </FormDialog>
  );
}
