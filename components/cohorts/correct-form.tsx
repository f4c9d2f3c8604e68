"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Textarea } from "#components/ui/input.tsx";
import type { Departure } from "./cohort-data.ts";
import { DayField, EndingFields, RateEffect } from "./ending-fields.tsx";
import { dayOfInstant, instantOfDay, isPastDay } from "./membership-days.ts";
import type { StintProps } from "./stint-props.ts";
import { useMembershipUndo } from "./use-membership-undo.ts";

/** Corrects a recorded membership, reopens it, or removes one entered by mistake. */
export function CorrectForm(props: StintProps & { onClose: () => void }) {
  const { slug, stint, outcome, changes, onClose } = props;
  const cohorts = useTranslations("cohorts");
  const t = useTranslations("memberships");
  const { offer } = useMembershipUndo(slug);
  const { applicantEmail: email, departureReason: from } = stint;
  const wasDay = stint.leftAt === null ? null : dayOfInstant(stint.leftAt);
  const [joinedOn, setJoinedOn] = useState(dayOfInstant(stint.joinedAt));
  const [isOpen, setOpen] = useState(wasDay === null);
  const [reason, setReason] = useState<Departure | null>(from);
  const [endedOn, setEndedOn] = useState(wasDay ?? dayOfInstant(new Date()));
  const draft = useFormDraft(`cohortEnd:correct ${stint.id}`, { note: stint.note ?? "" });
  const { note } = draft.values;
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const membershipIds = [stint.id];
  const done = (message: string) => (result: { changeId: string | null }) => {
    draft.forget();
    offer(message, result.changeId === null ? [] : [result.changeId]);
    onClose();
  };
  function save(): void {
    setTried(true);
    const isJoinedMoved = joinedOn !== dayOfInstant(stint.joinedAt);
    if (isJoinedMoved && !isPastDay(joinedOn)) return;
    if (!isOpen && (reason === null || !isPastDay(endedOn))) return;
    const isReopened = isOpen && wasDay !== null;
    const isEndMoved = !isOpen && endedOn !== wasDay;
    const correction = {
      ...(isJoinedMoved ? { joinedAt: instantOfDay(joinedOn) ?? new Date().toISOString() } : {}),
      ...(isReopened ? { leftAt: null } : {}),
      ...(isEndMoved ? { leftAt: instantOfDay(endedOn) ?? new Date().toISOString() } : {}),
      ...(isOpen || reason === null || reason === from ? {} : { departureReason: reason }),
      ...(note.trim() === (stint.note ?? "") ? {} : { note: note.trim() }),
    };
    if (Object.keys(correction).length === 0) onClose();
    else
      changes.correct.mutate(
        { membershipIds, ...correction },
        { onSuccess: done(t("corrected", { email })) },
      );
  }
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-3">
      <DayField label={t("joinedOn")} day={joinedOn} onDay={setJoinedOn} isTried={isTried} />
      <Checkbox label={t("stillIn")} checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
      {isOpen ? null : (
        <EndingFields
          reason={reason}
          onReason={setReason}
          endedOn={endedOn}
          onEndedOn={setEndedOn}
          isTried={isTried}
        />
      )}
      <Field label={cohorts("note")} hint={<ReadBy field="cohortEnd.note" />}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            onChange={({ target }) => draft.change({ note: target.value })}
          />
        )}
      </Field>
      <RateEffect outcome={outcome} change={{ from, to: isOpen ? null : reason, count: 1 }} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="ghost" className="mr-auto" onClick={() => setRemoving(true)}>
          {t("mistake")}
        </Button>
        <Button size="sm" onClick={onClose}>
          {cohorts("cancel")}
        </Button>
        <Button size="sm" variant="primary" pending={changes.correct.isPending} onClick={save}>
          {t("correctConfirm")}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t("mistakeTitle", { email })}
        description={
          <>
            {t("mistakeText")} <RateEffect outcome={outcome} change={{ from, count: 1 }} />
          </>
        }
        confirmLabel={t("mistakeConfirm")}
        destructive
        onConfirm={async () => {
          done(t("removed", { email }))(
            await changes.correct.mutateAsync({ membershipIds, enteredByMistake: true }),
          );
        }}
      />
    </div>
  );
}
