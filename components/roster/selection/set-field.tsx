import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, callContext, type Inputs, type Outputs, ofOrganization } from "#components/api/client.ts";
import { inPortions, usePortions, useRetryKey } from "#components/api/portions.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { useReport } from "#components/left-out/left-out.tsx";
import type { LeftOut } from "#components/left-out/people.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Field as LabeledField } from "#components/ui/field.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Select } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { ValueField } from "../panel/value-field.tsx";
import type { Field } from "../roster-data.ts";

type Change = Inputs["rosterRecords"]["setValues"]["changes"][number];

export type SetFieldProps = {
  organizationSlug: string;
  emails: readonly string[];
  fields: readonly Field[];
  onClose: (isDone: boolean) => void;
};

/** Returns those for whom a field wasn't written, with the reason. */
function leftOutOf(verdicts: Outputs["rosterRecords"]["setValues"]["data"]): LeftOut[] {
  return verdicts.flatMap(({ applicantEmail, outcome }): LeftOut | [] => {
    if (outcome === "updated") return [];
    return { applicantEmail, reason: outcome === "unchanged" ? "same_value" : outcome };
  });
}

/** Sets one field of the selected applicants, with an undo that gives each their own value back, unless it was changed since. */
export function SetField({ organizationSlug, emails, fields, onClose }: SetFieldProps) {
  const t = useTranslations("roster.selection");
  const report = useReport();
  const [fieldId, setFieldId] = useState(fields[0]?.id ?? "");
  const draft = useFormDraft(`rosterRecord:${organizationSlug} selection`, { value: "" });
  const field = fields.find(({ id }) => id === fieldId);
  const { progress, inPortions: sendInPortions, cancel } = usePortions();
  const retryKey = useRetryKey();
  const set = async (changes: readonly Change[], send: typeof inPortions) => {
    const sent = await send(changes, LIMITS.requests.bulkApplicants, (portion) => {
      const input = { organizationSlug, fieldId, changes: portion };
      // Undoing needs the verdicts of the first try.
      const context = callContext({ idempotencyKey: retryKey(input) });
      return api.rosterRecords.setValues.mutate(input, { context });
    });
    return sent.flatMap(({ data }) => data);
  };
  const affects = ofOrganization(organizationSlug);
  const undo = useChange({
    mutationFn: (changes: readonly Change[]) => set(changes, inPortions),
    onSuccess: (verdicts) => {
      const leftOut = leftOutOf(verdicts);
      const count = verdicts.length - leftOut.length;
      if (leftOut.length > 0) report({ done: t("fieldUndone", { count, name: field?.name ?? "" }), leftOut });
    },
    affects,
  });
  const change = useChange({
    mutationFn: (value: string | null) =>
      set(
        emails.map((applicantEmail) => ({ applicantEmail, value })),
        sendInPortions,
      ),
    silent: true,
    onSuccess: (verdicts, given) => {
      const before = verdicts.flatMap(({ applicantEmail, outcome, before: value }) =>
        outcome === "updated" ? { applicantEmail, value, was: given } : [],
      );
      const leftOut = leftOutOf(verdicts);
      const done = t("fieldSet", { count: before.length, name: field?.name ?? "" });
      report({ done, leftOut, undo: before.length === 0 ? undefined : () => undo.mutate(before) });
      draft.forget();
      onClose(true);
    },
    affects,
  });
  return (
    <FormDialog
      size="sm"
      title={t("fieldTitle", { count: emails.length })}
      submitLabel={t("fieldConfirm")}
      pending={change.isPending}
      progress={progress}
      onSubmit={() => change.mutate(draft.values.value.trim() || null)}
      onClose={() => cancel() || onClose(false)}
    >
      <LabeledField label={t("field")} required>
        {(control) => (
          <Select
            {...control}
            value={fieldId}
            onChange={({ target }) => {
              setFieldId(target.value);
              draft.change({ value: "" });
            }}
            options={fields.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </LabeledField>
      {field ? (
        <ValueField
          field={field}
          label={t("fieldValue")}
          value={draft.values.value}
          onChange={(value) => draft.change({ value })}
        />
      ) : null}
      <p className="text-sm text-ink-muted">
        {t("fieldHint")} <ReadBy field="rosterRecord.value" />
      </p>
      <FormError>{failureText(change, t("unanswered"))}</FormError>
    </FormDialog>
  );
}
