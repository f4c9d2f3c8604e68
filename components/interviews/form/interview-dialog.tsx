import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "#components/ui/callout.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { INTERVIEW_TYPES } from "#domain/values.ts";
import type { Interview, InterviewType } from "../interview-data.ts";
import { CardPicker, type PickedCard } from "./card-picker.tsx";
import { useInterviewForm } from "./use-interview-form.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhereFields } from "./where-fields.tsx";

export type InterviewDialogProps = {
  /** The interview to change; null schedules a new one. */
  interview?: Interview | null;
  /** The interview's card, if it is known. */
  card?: PickedCard | null;
  day?: string | undefined;
  onClose: () => void;
};

/** Schedules or changes an interview. */
export default function InterviewDialog({
  interview = null,
  card = null,
  day,
  onClose,
}: InterviewDialogProps) {
  const t = useTranslations("interviews.form");
  const types = useTranslations("interviews.types");
  const [picked, setPicked] = useState<PickedCard | null>(card);
  const [cardText, setCardText] = useState("");
  const form = useInterviewForm({ interview, applicationId: picked?.id ?? null, day, onDone: onClose });
  function submit(): void {
    form.submit();
  }
  return (
    <FormDialog
      size="md"
      title={t(interview ? "changeTitle" : "scheduleTitle")}
      description={card?.name}
      submitLabel={t(interview ? "save" : "schedule")}
      pending={form.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      {card ? null : (
        <CardPicker
          text={cardText}
          error={form.errors.card}
          onTextChange={(text) => {
            setCardText(text);
            setPicked(null);
            form.forget("card");
          }}
          onPick={(chosen) => {
            setCardText(chosen.name);
            setPicked(chosen);
            form.forget("card");
          }}
        />
      )}
      <SelectField
        label={t("type")}
        value={form.values.type}
        onChange={({ target }) => form.change({ type: target.value as InterviewType })}
        options={INTERVIEW_TYPES.map((value) => ({ value, label: types(value) }))}
      />
      <WhenFields values={form.values} errors={form.errors} onChange={form.change} />
      <WhereFields values={form.values} errors={form.errors} onChange={form.change} />
      <FormError>{form.rejection}</FormError>
    </FormDialog>
  );
}
