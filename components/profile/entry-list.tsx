import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Field } from "#components/ui/field.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Input, Textarea } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { Copyable } from "./copyable.tsx";
import { type Entry, entryParts, lineField, type Part } from "./entry-parts.ts";
import { type Entries, useEntries, useEntryPart } from "./use-entries.ts";
import type { ProfileEditor, ProfileList } from "./use-profile.ts";

/** Edits a list of the profile: its entries in place, with a button for a new one, and an undo after removing one. */
export function EntryList({
  editor,
  list,
  hint,
}: {
  editor: ProfileEditor;
  list: ProfileList;
  hint?: string;
}) {
  const t = useTranslations("profile");
  const toast = useToast();
  const report = useErrorReport();
  const entries = useEntries(editor, list);
  const [adding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  const parts = entryParts[list];
  const nameOf = (index: number) => entries.entries[index]?.[parts[0]?.name ?? "label"] ?? "";

  async function remove(index: number): Promise<void> {
    const [name, entry] = [nameOf(index), entries.entries[index]];
    try {
      await entries.remove(index);
    } catch (error) {
      return report(error);
    }
    toast.undoable(t("removed", { entry: name }), () => entry && void entries.add(entry).catch(report));
  }
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">{t(list)}</h2>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t(`addOf.${list}`)}
        </Button>
      </div>
      {hint ? <p className="-mt-3 text-sm text-ink-muted">{hint}</p> : null}
      {entries.entries.length === 0 ? <p className="text-sm text-ink-muted">{t(`none.${list}`)}</p> : null}
      <ul className="grid gap-4">
        {entries.entries.map((_entry, index) => {
          // An entry is known by its place until one is added or removed.
          const place = `${index} of ${entries.entries.length}`;
          return (
            <li key={place} className="relative border-t border-line pt-3 pr-9">
              <EntryParts entries={entries} index={index} parts={parts} />
              <span className="absolute top-2 right-0">
                <IconButton label={t("remove", { entry: nameOf(index) })} onClick={() => void remove(index)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      {adding ? <AddEntry list={list} entries={entries} onClose={close} /> : null}
    </Card>
  );
}

type EntryPartsProps = { entries: Entries; index: number; parts: readonly Part[] };

/** Edits the parts of an entry side by side, long texts over the whole width. */
function EntryParts({ entries, index, parts }: EntryPartsProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {parts.map((part) => (
        <div key={part.name} className={cn(part.wide && "sm:col-span-2")}>
          <EntryPart entries={entries} index={index} part={part} />
        </div>
      ))}
    </div>
  );
}

/** Edits a part of an entry in place, with a button to copy it. */
function EntryPart({ entries, index, part }: { entries: Entries; index: number; part: Part }) {
  const t = useTranslations("profile");
  const draft = useEntryPart(entries, index, part.name);
  const label = t(`parts.${part.name}`);
  return (
    <Copyable field={label} value={draft.text}>
      {part.kind === "passage" ? (
        <EditLongText stacked label={label} maxLength={LIMITS.text.notes} draft={draft} />
      ) : (
        <EditText stacked label={label} required={part.required} {...lineField(part, t)} draft={draft} />
      )}
    </Copyable>
  );
}

type AddEntryProps = { list: ProfileList; entries: Entries; onClose: () => void };

/** Asks for the parts of a new list entry. */
function AddEntry({ list, entries, onClose }: AddEntryProps) {
  const t = useTranslations("profile");
  const draft = useFormDraft<Entry>(`profileEntry:${list}`, {});
  const entry = draft.values;
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
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
      setRejection(problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered"));
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
      <FormError>{rejection}</FormError>
    </FormDialog>
  );
}
