"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/input.tsx";
import type { Departure } from "./cohort-data.ts";
import { EndingFields, RateEffect } from "./ending-fields.tsx";
import { dayOfInstant, instantOfDay, isPastDay } from "./membership-days.ts";
import type { StintProps } from "./stint-props.ts";
import { useMembershipUndo } from "./use-membership-undo.ts";

/** Ends a membership once a reason is chosen; the end can be undone. */
export function EndForm({ slug, stint, outcome, changes, onClose }: StintProps & { onClose: () => void }) {
  const t = useTranslations("cohorts");
  const memberships = useTranslations("memberships");
  const { offer } = useMembershipUndo(slug);
  const [reason, setReason] = useState<Departure | null>(null);
  const [endedOn, setEndedOn] = useState(dayOfInstant(new Date()));
  const draft = useFormDraft(`cohortEnd:${stint.id}`, { note: "" });
  const { note } = draft.values;
  const [isTried, setTried] = useState(false);
  const { cohortId, applicantEmail } = stint;
  function confirm(): void {
    setTried(true);
    if (reason === null || !isPastDay(endedOn)) return;
    const leftAt = instantOfDay(endedOn);
    const ending = {
      cohortId,
      applicantEmails: [applicantEmail],
      departureReason: reason,
      ...(leftAt === undefined ? {} : { leftAt }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
    };
    changes.end.mutate(ending, {
      onSuccess: ({ changed: count, changeId }) => {
        const said = memberships("ended", { count, email: applicantEmail });
        draft.forget();
        offer(said, changeId === null ? [] : [changeId]);
        onClose();
      },
    });
  }
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-3">
      <EndingFields
        reason={reason}
        onReason={setReason}
        endedOn={endedOn}
        onEndedOn={setEndedOn}
        isTried={isTried}
      />
      <Field label={t("note")} hint={<ReadBy field="cohortEnd.note" />}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            onChange={({ target }) => draft.change({ note: target.value })}
          />
        )}
      </Field>
      <RateEffect outcome={outcome} change={{ to: reason, count: 1 }} />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button size="sm" variant="primary" pending={changes.end.isPending} onClick={confirm}>
          {t("endConfirm")}
        </Button>
      </div>
    </div>
  );
}
