import { useTranslations } from "next-intl";
import { useState } from "react";
import { failureText } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextareaField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { LIMITS } from "#domain/limits.ts";
import {
  fromLocalMinute,
  type Interaction,
  type InteractionType,
  interactionTypes,
  partsOfMinute,
  toLocalMinute,
} from "./interaction-types.ts";
import { type Talked, useInteractions } from "./use-interactions.ts";

export type InteractionDialogProps = {
  contact: Talked;
  /** The interaction to change; if left out, a new one is logged. */
  interaction?: Interaction | undefined;
  onClose: () => void;
};

/** Logs an interaction, or changes one. It is preset to now, so that one press logs what just happened. */
export function InteractionDialog({ contact, interaction, onClose }: InteractionDialogProps) {
  const t = useTranslations("people");
  const zone = useViewerZone();
  const [initialMinute] = useState(() =>
    toLocalMinute(interaction ? new Date(interaction.interactionTime) : new Date(), zone),
  );
  const draft = useFormDraft(`interaction:${interaction?.id ?? contact.id}`, {
    type: interaction?.type ?? ("email" as InteractionType),
    minute: initialMinute,
    notes: interaction?.notes ?? "",
  });
  const { type, minute, notes } = draft.values;
  const [missing, setMissing] = useState(false);
  const [keepsFollowUp, setKeepsFollowUp] = useState(true);
  const { log, change, due } = useInteractions(contact);
  // Without the question, a call today would end the follow-up planned for tomorrow.
  const isPlanned = !interaction && type !== "follow_up" && due !== null && Date.parse(due) > Date.now();
  const saving = interaction ? change : log;
  const rejected = failureText(saving, t("unanswered"));

  const { day, time } = partsOfMinute(minute);
  function set(chosenDay: string, chosenTime: string): void {
    draft.change({ minute: `${chosenDay}T${chosenTime}` });
    setMissing(false);
  }

  function submit(): void {
    // A field of minutes must not remove the seconds of an unchanged time.
    const kept = interaction && minute === initialMinute ? interaction.interactionTime : null;
    const interactionTime = kept ?? fromLocalMinute(minute, zone);
    if (interactionTime === null) {
      setMissing(true);
      return;
    }
    const entry = { type, interactionTime, notes: notes.trim() === "" ? null : notes };
    const onSuccess = () => draft.forget(onClose);
    if (interaction) change.mutate({ id: interaction.id, ...entry }, { onSuccess });
    else log.mutate({ ...entry, keepsFollowUp: isPlanned && keepsFollowUp }, { onSuccess });
  }
  return (
    <FormDialog
      title={interaction ? t("edit") : t("logOf", { name: contact.name })}
      submitLabel={t("save")}
      pending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("type")}
          hint={type === "follow_up" ? t("followUpHint", { name: contact.name }) : undefined}
          value={type}
          onChange={(event) => draft.change({ type: event.target.value as InteractionType })}
          options={interactionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 sm:col-span-2">
          <DateField
            label={t("day")}
            error={missing ? t("whenMissing") : undefined}
            required
            value={day}
            onChange={(chosen) => set(chosen, time)}
          />
          <TextField
            label={t("time")}
            required
            type="time"
            value={time}
            onChange={({ target }) => set(day, target.value)}
          />
        </div>
      </div>
      <TextareaField label={t("notes")} maxLength={LIMITS.text.notes} {...draft.field("notes")} />
      {isPlanned ? (
        <Checkbox
          checked={keepsFollowUp}
          onChange={({ target }) => setKeepsFollowUp(target.checked)}
          label={t.rich("keepFollowUp", { date: () => <LocalTime value={due} format="day" /> })}
        />
      ) : null}
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}
