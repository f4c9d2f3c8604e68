import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, type Inputs, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Field as LabeledField } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { dayWriter } from "#domain/region.ts";
import type { Field, RosterRow } from "../roster-data.ts";
import { ValueField } from "./value-field.tsx";

type KeptRecordProps = { organizationSlug: string; row: RosterRow; fields: readonly Field[] };

/** Shows what staff keep about an applicant, and edits it. */
export function KeptRecord(props: KeptRecordProps) {
  const { row, fields } = props;
  const t = useTranslations("roster.panel");
  const headingId = useId();
  const [isEditing, setEditing] = useState(false);
  return (
    <section aria-labelledby={headingId} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={headingId} className="font-semibold">
          {t("kept")}
        </h3>
        <span className="text-ink-muted">
          <ReadBy field="rosterRecord.value" />
        </span>
        {isEditing ? null : (
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            {t("edit")}
          </Button>
        )}
      </div>
      {isEditing ? (
        <RecordForm {...props} onDone={() => setEditing(false)} />
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <div className="grid min-w-0 gap-0.5">
            <dt className="text-xs text-ink-muted">{t("studentId")}</dt>
            <dd>{row.studentId ?? t("notSet")}</dd>
          </div>
          {fields.map(({ id, name, kind }) => (
            <div key={id} className="grid min-w-0 gap-0.5">
              <dt className="text-xs text-ink-muted">{name}</dt>
              <dd>
                <KeptValue kind={kind} value={row.fields[id]} none={t("notSet")} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

type Update = Omit<Inputs["rosterRecords"]["update"], "organizationSlug" | "applicantEmail">;

function RecordForm({ organizationSlug, row, onDone, ...props }: KeptRecordProps & { onDone: () => void }) {
  const fields = props.fields.filter(({ isStated }) => !isStated);
  const t = useTranslations("roster.panel");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { applicantEmail } = row;
  const first = {
    studentId: row.studentId ?? "",
    ...Object.fromEntries(fields.map(({ id }) => [id, row.fields[id] ?? ""])),
  };
  const draft = useFormDraft<Record<string, string>>(
    `rosterRecord:${organizationSlug} ${applicantEmail}`,
    first,
  );
  const save = useMutation({
    meta: { silent: true },
    mutationFn: (changes: Update) =>
      api.rosterRecords.update.mutate({ organizationSlug, applicantEmail, ...changes }),
    onSuccess: async () => {
      draft.forget();
      await queryClient.invalidateQueries(ofOrganization(organizationSlug));
      toast.success(t("saved"));
      onDone();
    },
  });
  const textOf = (id: string) => draft.values[id]?.trim() || null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    const changed = fields.filter(({ id }) => textOf(id) !== (row.fields[id] ?? null));
    save.mutate({
      ...(textOf("studentId") === row.studentId ? {} : { studentId: textOf("studentId") }),
      fields: Object.fromEntries(changed.map(({ id }) => [id, textOf(id)])),
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <LabeledField label={t("studentId")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={LIMITS.text.studentId}
              value={draft.values.studentId ?? ""}
              onChange={({ target }) => draft.change({ studentId: target.value })}
            />
          )}
        </LabeledField>
        {fields.map((field) => (
          <ValueField
            key={field.id}
            field={field}
            value={draft.values[field.id] ?? ""}
            onChange={(value) => draft.change({ [field.id]: value })}
          />
        ))}
      </div>
      <FormError>{failureText(save, t("unanswered"))}</FormError>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={save.isPending}>
          {t("save")}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            draft.reset();
            onDone();
          }}
        >
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

type KeptValueProps = {
  kind: string;
  value: string | undefined;
  /** The text for a field without a value. */
  none: string;
};

/** Shows the value of a field: a date in the reader's format. */
function KeptValue({ kind, value, none }: KeptValueProps) {
  const locale = useLocale();
  if (value === undefined) return none;
  // A day has no time zone.
  return kind === "date" ? <time dateTime={value}>{dayWriter(locale, "UTC")(value)}</time> : value;
}
