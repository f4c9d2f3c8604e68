import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

type Template = Outputs["messageTemplates"]["list"][number];

/** Lists the organization's texts for messages to several applicants, which all staff can change. */
export function OwnTemplates({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("outreach.templates");
  const headingId = useId();
  const [editing, setEditing] = useState<Template | "new" | null>(null);
  const list = useQuery(trpc.messageTemplates.list.queryOptions({ organizationSlug }));
  return (
    <section aria-labelledby={headingId} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="font-semibold">
          {t("title")}
        </h2>
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </div>
      <LoadFailed query={list} />
      {list.data?.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      {list.data && list.data.length > 0 ? (
        <Card>
          <ul aria-labelledby={headingId} className="divide-y divide-line">
            {list.data.map((template) => (
              <li key={template.id} className="flex items-start justify-between gap-3 px-4 py-3 sm:px-5">
                <div className="grid min-w-0 gap-1">
                  <p className="font-medium wrap-anywhere">{template.name}</p>
                  <p className="line-clamp-2 wrap-anywhere text-ink-muted">{template.body}</p>
                </div>
                <TemplateActions
                  organizationSlug={organizationSlug}
                  template={template}
                  onEdit={() => setEditing(template)}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {editing ? (
        <TemplateDialog
          organizationSlug={organizationSlug}
          template={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

type ActionsProps = { organizationSlug: string; template: Template; onEdit: () => void };

function TemplateActions({ organizationSlug, template, onEdit }: ActionsProps) {
  const t = useTranslations("outreach.templates");
  const [deleting, setDeleting] = useState(false);
  const { id: messageTemplateId, name } = template;
  const remove = useChange({
    mutationFn: () => api.messageTemplates.delete.mutate({ organizationSlug, messageTemplateId }),
    affects: ofOrganization(organizationSlug),
  });
  return (
    <div className="flex shrink-0">
      <IconButton label={t("edit", { name })} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={t("delete", { name })} onClick={() => setDeleting(true)} disabled={remove.isPending}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        destructive
        title={t("deleteTitle", { name })}
        description={t("deleteText")}
        confirmLabel={t("deleteAction")}
        onConfirm={() => remove.mutateAsync()}
      />
    </div>
  );
}
