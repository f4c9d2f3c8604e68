import { useQuery } from "@tanstack/react-query";
import { ListPlus, Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { giveTemplate, TemplateForm } from "./template-form.tsx";

type CohortTemplate = Outputs["taskTemplates"]["listOfCohort"][number];

type Props = { organizationSlug: string; cohortId: string };

/** Lists the tasks that everyone in a cohort can be given, with their progress. */
export function TemplatesOfCohort({ organizationSlug, cohortId }: Props) {
  const t = useTranslations("assignedTasks.templates");
  const headingId = useId();
  const [editing, setEditing] = useState<CohortTemplate | "new" | null>(null);
  const list = useQuery(trpc.taskTemplates.listOfCohort.queryOptions({ organizationSlug, cohortId }));
  return (
    <section aria-labelledby={headingId} className="mb-6 grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("title")}
        </h3>
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </div>
      <LoadState query={list} skeleton="h-10" />
      {list.data?.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-labelledby={headingId} className="grid gap-2 empty:hidden">
        {list.data?.map((template) => (
          <li key={template.id} className="flex items-start justify-between gap-3">
            <TemplateFacts template={template} />
            <TemplateActions
              organizationSlug={organizationSlug}
              template={template}
              onEdit={() => setEditing(template)}
            />
          </li>
        ))}
      </ul>
      {editing ? (
        <TemplateForm
          organizationSlug={organizationSlug}
          cohortId={cohortId}
          template={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

function TemplateFacts({ template }: { template: CohortTemplate }) {
  const t = useTranslations("assignedTasks.templates");
  const { text, dueDays, dueOn, isGivenOnJoining, given, done } = template;
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="font-medium wrap-anywhere">{text}</span>
      <span className="text-ink-muted">
        {dueDays === null ? null : `${t("isDueAfter", { days: dueDays })} · `}
        {dueOn ? (
          <>
            {t("isDueOn")} <LocalTime value={`${dueOn}T12:00:00Z`} format="date" />
            {" · "}
          </>
        ) : null}
        {isGivenOnJoining ? `${t("isOnJoining")} · ` : null}
        {t("progress", { given, done })}
      </span>
    </div>
  );
}

type ActionsProps = { organizationSlug: string; template: CohortTemplate; onEdit: () => void };

function TemplateActions({ organizationSlug, template, onEdit }: ActionsProps) {
  const t = useTranslations("assignedTasks.templates");
  const [deleting, setDeleting] = useState(false);
  const { id: taskTemplateId, text } = template;
  const affects = ofOrganization(organizationSlug);
  const give = useChange({
    mutationFn: () => giveTemplate(organizationSlug, taskTemplateId),
    says: (count) => t("given", { count }),
    affects,
  });
  const remove = useChange({
    mutationFn: () => api.taskTemplates.delete.mutate({ organizationSlug, taskTemplateId }),
    affects,
  });
  return (
    <div className="flex shrink-0">
      <IconButton label={t("give", { text })} onClick={() => give.mutate()} disabled={give.isPending}>
        <ListPlus aria-hidden />
      </IconButton>
      <IconButton label={t("edit", { text })} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={t("delete", { text })} onClick={() => setDeleting(true)} disabled={remove.isPending}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        destructive
        title={t("deleteTitle")}
        description={t("deleteText")}
        confirmLabel={t("deleteAction")}
        onConfirm={() => remove.mutateAsync()}
      />
    </div>
  );
}
