import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import {
  fromLocalMinute,
  partsOfMinute,
  toLocalMinute,
} from "#components/people/interaction/interaction-types.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextareaField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { CONTACTED_DAYS } from "#domain/attention.ts";
import {
  CONTACT_KINDS,
  CONTACT_TOPICS,
  type ContactKind,
  type ContactTopic,
  MOST_CONTACT_MINUTES,
} from "#domain/contact-log.ts";
import { LIMITS } from "#domain/limits.ts";

export type ShownContact = Outputs["contactLog"]["listShown"]["data"][number];
type Props = {
  organizationSlug: string;
  applicantEmail: string;
  name: string;
  /** True if the applicant needs attention: the contact may have been what they needed. */
  needsAttention?: boolean;
  /** The entry to change; if left out, a new one is logged. */
  entry?: ShownContact | undefined;
  onClose: () => void;
};

/** Logs a contact, or changes one. It is preset to a call now, so that one press logs what just happened. */
export function ContactDialog(props: Props) {
  const { organizationSlug, applicantEmail, name, needsAttention = false, entry, onClose } = props;
  const t = useTranslations("contactLog");
  const zone = useViewerZone();
  const [initialMinute] = useState(() =>
    toLocalMinute(entry ? new Date(entry.happenedAt) : new Date(), zone),
  );
  const draft = useFormDraft(`contactLog:${entry?.id ?? `${organizationSlug}.${applicantEmail}`}`, {
    kind: entry?.kind ?? ("call" as ContactKind),
    topic: entry?.topic ?? ("job_search" as ContactTopic),
    minute: initialMinute,
    minutes: entry?.minutes?.toString() ?? "",
    summary: entry?.summary ?? "",
    nextStep: entry?.nextStep ?? "",
  });
  const { kind, topic, minute, minutes, summary, nextStep } = draft.values;
  const [missing, setMissing] = useState(false);
  const [isHandled, setHandled] = useState(needsAttention);
  const save = useChange({
    mutationFn: async (happenedAt: string) => {
      const input = {
        kind,
        topic,
        happenedAt,
        minutes: minutes === "" ? null : Number(minutes),
        summary,
        nextStep,
      };
      // The mark comes first: repeating it after an error changes nothing.
      if (isHandled) {
        const applicantEmails = [applicantEmail];
        await api.roster.handle.mutate({ organizationSlug, applicantEmails, as: "contacted" });
      }
      return entry
        ? api.contactLog.update.mutate({ organizationSlug, contactLogEntryId: entry.id, ...input })
        : api.contactLog.create.mutate({ organizationSlug, applicantEmail, ...input });
    },
    silent: true,
    says: () => t(entry ? "saved" : "logged"),
    onSuccess: () => draft.forget(onClose),
    affects: ofOrganization(organizationSlug),
  });
  const rejected = failureText(save, t("unanswered"));
  const { day, time } = partsOfMinute(minute);

  function submit(): void {
    // A field of minutes must not remove the seconds of an unchanged time.
    const happenedAt = entry && minute === initialMinute ? entry.happenedAt : fromLocalMinute(minute, zone);
    setMissing(happenedAt === null);
    if (happenedAt !== null) save.mutate(happenedAt);
  }
  return (
    <FormDialog
      title={t(entry ? "editOf" : "logOf", { name })}
      submitLabel={t(entry ? "save" : "log")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("kind")}
          value={kind}
          onChange={({ target }) => draft.change({ kind: target.value as ContactKind })}
          options={CONTACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          label={t("topic")}
          value={topic}
          onChange={({ target }) => draft.change({ topic: target.value as ContactTopic })}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 sm:col-span-2">
          <DateField
            label={t("day")}
            error={missing ? t("whenMissing") : undefined}
            required
            value={day}
            onChange={(chosen) => draft.change({ minute: `${chosen}T${time}` })}
          />
          <TextField
            label={t("time")}
            required
            type="time"
            value={time}
            onChange={({ target }) => draft.change({ minute: `${day}T${target.value}` })}
          />
        </div>
        <TextField
          label={t("minutes")}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_CONTACT_MINUTES}
          {...draft.field("minutes")}
        />
      </div>
      <TextareaField
        label={t("summary")}
        hint={<ReadBy field="contactLog.summary" />}
        maxLength={LIMITS.text.contactSummary}
        {...draft.field("summary")}
      />
      <TextField
        label={t("nextStep")}
        hint={<ReadBy field="contactLog.nextStep" />}
        maxLength={LIMITS.text.nextStep}
        {...draft.field("nextStep")}
      />
      {needsAttention ? (
        <Checkbox
          label={t("isHandled")}
          hint={t("handledHint", { days: CONTACTED_DAYS })}
          checked={isHandled}
          onChange={({ target }) => setHandled(target.checked)}
        />
      ) : null}
      <FormError>{rejected}</FormError>
    </FormDialog>
  );
}
