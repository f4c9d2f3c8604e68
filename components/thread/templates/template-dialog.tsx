"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { FIELDS } from "./template-select.tsx";

type Props = {
  organizationSlug: string;
  /** The template to change; null for a new one. */
  template: Outputs["messageTemplates"]["list"][number] | null;
  /** The text of a new one. */
  text?: string;
  onClose: () => void;
};

/** Stores a text for messages to several applicants, or changes one. */
export function TemplateDialog({ organizationSlug, template, text = "", onClose }: Props) {
  const t = useTranslations("outreach.templates");
  const many = useTranslations("outreach.many");
  const formId = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const draft = useFormDraft(`messageTemplate:${template?.id ?? organizationSlug}`, {
    name: template?.name ?? "",
    body: template?.body ?? text,
  });
  const { name, body } = draft.values;
  const [tried, setTried] = useState(false);
  const save = useMutation({
    meta: { silent: true },
    mutationFn: () => {
      const fields = { organizationSlug, name, body };
      return template
        ? api.messageTemplates.update.mutate({ ...fields, messageTemplateId: template.id })
        : api.messageTemplates.create.mutate(fields);
    },
    onSuccess: () => {
      toast.success(t("saved"));
      draft.forget();
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    // Else it would also send the form around it.
    event.stopPropagation();
    setTried(true);
    if (name.trim() !== "" && body.trim() !== "" && !save.isPending) save.mutate();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(template ? "editTitle" : "addTitle")}
        footer={
          <FormActions formId={formId} pending={save.isPending}>
            {t("save")}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={t("name")}
            hint={<ReadBy field="messageTemplate.name" />}
            error={tried && name.trim() === "" ? t("nameMissing") : undefined}
            required
            maxLength={LIMITS.text.title}
            value={name}
            onChange={({ target }) => draft.change({ name: target.value })}
          />
          <TextareaField
            label={many("text")}
            hint={
              <>
                {many("fields", { fields: Object.values(FIELDS).join(", ") })}{" "}
                <ReadBy field="messageTemplate.body" />
              </>
            }
            error={tried && body.trim() === "" ? many("textMissing") : undefined}
            required
            rows={8}
            maxLength={LIMITS.text.message}
            value={body}
            onChange={({ target }) => draft.change({ body: target.value })}
          />
          <FormError>{save.isError ? (problemOf(save.error)?.detail ?? many("unanswered")) : null}</FormError>
        </form>
      </DialogContent>
    </Dialog>
  );
}
