import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
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
  const draft = useFormDraft(`messageTemplate:${template?.id ?? organizationSlug}`, {
    name: template?.name ?? "",
    body: template?.body ?? text,
  });
  const { name, body } = draft.values;
  const [tried, setTried] = useState(false);
  const save = useChange({
    mutationFn: () =>
      api.messageTemplates.save.mutate({ organizationSlug, messageTemplateId: template?.id, name, body }),
    silent: true,
    says: () => t("saved"),
    onSuccess: () => draft.forget(onClose),
    affects: ofOrganization(organizationSlug),
  });
  function submit(): void {
    setTried(true);
    if (name.trim() !== "" && body.trim() !== "") save.mutate();
  }
  return (
    <FormDialog
      title={t(template ? "editTitle" : "addTitle")}
      submitLabel={t("save")}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        hint={<ReadBy field="messageTemplate.name" />}
        error={tried && name.trim() === "" ? t("nameMissing") : undefined}
        required
        maxLength={LIMITS.text.title}
        {...draft.field("name")}
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
        {...draft.field("body")}
      />
      <FormError>{failureText(save, many("unanswered"))}</FormError>
    </FormDialog>
  );
}
