import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, callContext, type Outputs, ofOrganization } from "#components/api/client.ts";
import { usePortions, useRetryKey } from "#components/api/portions.ts";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { SelectField, TextareaField } from "#components/ui/fields.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { TemplateDialog } from "./templates/template-dialog.tsx";
import { FIELDS, TemplateSelect } from "./templates/template-select.tsx";

type Person = { applicantEmail: string; applicantDisplayName: string | null };
type Props = {
  organizationSlug: string;
  people: readonly Person[];
  onClose: (isDone: boolean) => void;
};

/** Writes a message to several applicants, from a template or not, previews it for each of them, and sends it. */
export function MessageMany({ organizationSlug, people, onClose }: Props) {
  const emails = people.map(({ applicantEmail }) => applicantEmail);
  const t = useTranslations("outreach.many");
  const formId = useId();
  const toast = useToast();
  const draft = useFormDraft(`message:${organizationSlug}.many`, { text: "" });
  const body = draft.values.text.trim();
  const [missing, setMissing] = useState(false);
  const [storing, setStoring] = useState(false);
  const [preview, setPreview] = useState<readonly Verdict[] | null>(null);
  const { progress, inPortions, cancel } = usePortions();
  const retryKey = useRetryKey();
  const sendAll = async (dryRun: boolean): Promise<Verdict[]> => {
    let batchId: string | undefined;
    const sent = await inPortions(emails, LIMITS.requests.bulkApplicants, async (applicantEmails) => {
      const message = { organizationSlug, applicantEmails, body, dryRun, ...(batchId ? { batchId } : {}) };
      const context = dryRun ? {} : callContext({ idempotencyKey: retryKey(message) });
      const { batch, data } = await api.messages.sendMany.mutate(message, { context });
      batchId ??= batch?.id;
      return data;
    });
    return sent.flat();
  };
  const ask = useMutation({
    meta: { silent: true },
    mutationFn: () => sendAll(true),
    onSuccess: (verdicts) => {
      if (verdicts.length < emails.length) onClose(false);
      else setPreview(verdicts);
    },
  });
  const send = useChange({
    mutationFn: () => sendAll(false),
    silent: true,
    onSuccess: (verdicts) => {
      const count = verdicts.filter(({ outcome }) => outcome === "sent").length;
      toast.success(t("sent", { count }));
      draft.forget();
      onClose(true);
    },
    affects: ofOrganization(organizationSlug),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (ask.isPending || send.isPending) return;
    setMissing(body === "");
    if (preview) send.mutate();
    else if (body !== "") ask.mutate();
  }
  const error = ask.error ?? send.error;
  const count = preview?.filter(({ outcome }) => outcome === "would_send").length ?? 0;
  return (
    <Dialog open onOpenChange={(open) => !open && (cancel() || onClose(false))}>
      <DialogContent
        title={t("title", { count: emails.length })}
        footer={
          <>
            {preview ? (
              <Button onClick={() => setPreview(null)}>{t("back")}</Button>
            ) : (
              <Button onClick={() => setStoring(true)}>{t("saveAsTemplate")}</Button>
            )}
            {preview && count === 0 ? null : (
              <FormActions formId={formId} pending={ask.isPending || send.isPending} progress={progress}>
                {preview ? t("send", { count }) : t("preview")}
              </FormActions>
            )}
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {preview ? (
            <MessagePreview verdicts={preview} people={people} />
          ) : (
            <>
              <TemplateSelect
                organizationSlug={organizationSlug}
                onChoose={(text) => draft.change({ text })}
              />
              <TextareaField
                label={t("text")}
                hint={
                  <>
                    {t("fields", { fields: Object.values(FIELDS).join(", ") })}{" "}
                    <ReadBy field="message.body" />
                  </>
                }
                error={missing ? t("textMissing") : undefined}
                required
                rows={8}
                maxLength={LIMITS.text.message}
                {...draft.field("text")}
              />
            </>
          )}
          <FormError>{error ? (problemOf(error)?.detail ?? t("unanswered")) : null}</FormError>
        </form>
        {storing ? (
          <TemplateDialog
            organizationSlug={organizationSlug}
            template={null}
            text={draft.values.text}
            onClose={() => setStoring(false)}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type Verdict = Outputs["messages"]["sendMany"]["data"][number];

const REASONS = ["weekly_limit", "too_long", "not_an_applicant"] as const;

type PreviewProps = { verdicts: readonly Verdict[]; people: readonly Person[] };

/** Shows the message to one applicant at a time, and how many applicants don't get it, with the reason. */
function MessagePreview({ verdicts, people }: PreviewProps) {
  const t = useTranslations("outreach.many");
  const names = new Map(people.map((person) => [person.applicantEmail, person.applicantDisplayName?.trim()]));
  const labelOf = (email: string) => {
    const name = names.get(email);
    return name ? t("person", { name, email }) : email;
  };
  const [chosen, setChosen] = useState(verdicts[0]?.applicantEmail ?? "");
  const shown = verdicts.find(({ applicantEmail }) => applicantEmail === chosen);
  const having = (reason: Verdict["outcome"]) => verdicts.filter(({ outcome }) => outcome === reason).length;
  return (
    <>
      <ul className="grid gap-1 text-sm empty:hidden">
        {REASONS.map((reason) => {
          const count = having(reason);
          return count === 0 ? null : <li key={reason}>{t(`reasons.${reason}`, { count })}</li>;
        })}
      </ul>
      <SelectField
        label={t("previewOf")}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={verdicts.map(({ applicantEmail, outcome }) => ({
          value: applicantEmail,
          label:
            outcome === "would_send"
              ? labelOf(applicantEmail)
              : t("notSent", { email: labelOf(applicantEmail) }),
        }))}
      />
      {shown?.body ? (
        <Card className="p-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-line">{shown.body}</Card>
      ) : null}
    </>
  );
}
