import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField, TextareaField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { NO_ACTIVITY_DAYS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { FIELDS, TemplateSelect } from "../templates/template-select.tsx";

type Nudge = NonNullable<Outputs["nudges"]["get"]>;
type Props = { organizationSlug: string; nudge: Nudge | null; onClose: () => void };

/** Asks who gets the weekly nudge, who sends it, and what it says. */
export function NudgeDialog({ organizationSlug, nudge, onClose }: Props) {
  const t = useTranslations("outreach.nudge");
  const many = useTranslations("outreach.many");
  const staff = useQuery(
    trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit: LIMITS.requests.pageSizeMost }),
  );
  const draft = useFormDraft(`nudge:${organizationSlug}`, {
    isOn: nudge?.isOn ?? true,
    isToInactive: nudge ? nudge.inactiveDays !== null : true,
    days: String(nudge?.inactiveDays ?? NO_ACTIVITY_DAYS),
    isToNotSharing: nudge?.isToNotSharing ?? false,
    body: nudge?.body ?? "",
    senderId: nudge?.senderId ?? "",
  });
  const { isOn, isToInactive, days, isToNotSharing, body, senderId } = draft.values;
  const [tried, setTried] = useState(false);
  const wrong = {
    days: isToInactive && daysIn(days) === null,
    body: body.trim() === "",
    sender: senderId === "",
    who: isOn && !isToInactive && !isToNotSharing,
  };
  const save = useChange({
    mutationFn: () => {
      const inactiveDays = isToInactive ? daysIn(days) : null;
      return api.nudges.save.mutate({ organizationSlug, isOn, inactiveDays, isToNotSharing, body, senderId });
    },
    silent: true,
    says: () => t("saved"),
    onSuccess: () => draft.forget(onClose),
    affects: ofOrganization(organizationSlug),
  });
  function submit(): void {
    setTried(true);
    if (!Object.values(wrong).includes(true)) save.mutate();
  }
  return (
    <FormDialog
      title={t("title")}
      description={t("about")}
      submitLabel={t("save")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Checkbox
        label={t("isOn")}
        checked={isOn}
        onChange={({ target }) => draft.change({ isOn: target.checked })}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{t("who")}</legend>
        <Checkbox
          label={t("inactive")}
          checked={isToInactive}
          onChange={({ target }) => draft.change({ isToInactive: target.checked })}
        />
        {isToInactive ? (
          <TextField
            label={t("days")}
            error={
              tried && wrong.days
                ? t("daysWrong", { least: NO_ACTIVITY_DAYS, most: LIMITS.requests.nudgeInactiveDays })
                : undefined
            }
            inputMode="numeric"
            {...draft.field("days")}
          />
        ) : null}
        <Checkbox
          label={t("notSharing")}
          checked={isToNotSharing}
          onChange={({ target }) => draft.change({ isToNotSharing: target.checked })}
        />
      </fieldset>
      <SelectField
        label={t("sender")}
        error={tried && wrong.sender ? t("senderMissing") : undefined}
        required
        {...draft.field("senderId")}
        options={[
          { value: "", label: t("chooseSender") },
          ...(staff.data?.data ?? []).map(({ memberId, displayName, email }) => ({
            value: memberId,
            label: displayName ?? email,
          })),
        ]}
      />
      <TemplateSelect organizationSlug={organizationSlug} onChoose={(text) => draft.change({ body: text })} />
      <TextareaField
        label={many("text")}
        hint={
          <>
            {many("fields", { fields: Object.values(FIELDS).join(", ") })} <ReadBy field="nudge.body" />
          </>
        }
        error={tried && wrong.body ? many("textMissing") : undefined}
        required
        rows={6}
        maxLength={LIMITS.text.message}
        {...draft.field("body")}
      />
      <FormError>{tried && wrong.who ? t("whoMissing") : failureText(save, many("unanswered"))}</FormError>
    </FormDialog>
  );
}

/** Returns a number of days that may be asked for, or null. */
function daysIn(text: string): number | null {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return days >= NO_ACTIVITY_DAYS && days <= LIMITS.requests.nudgeInactiveDays ? days : null;
}
