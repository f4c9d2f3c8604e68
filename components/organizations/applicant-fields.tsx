"use client";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LIMITS } from "#domain/limits.ts";
import { FieldDialog } from "./field-dialog.tsx";

type Fields = Outputs["rosterRecords"]["listFields"];
type Field = Fields["data"][number];
type ApplicantFieldsProps = { organizationSlug: string; initial: Fields };

/** Lists the fields that the organization keeps about its applicants; adds fields, and deletes those that it added. */
export function ApplicantFields({ organizationSlug, initial }: ApplicantFieldsProps) {
  const t = useTranslations("applicantFields");
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Field | null>(null);
  const { data } = useQuery(
    trpc.rosterRecords.listFields.queryOptions({ organizationSlug }, { initialData: initial }),
  );
  const remove = useDeleteField(organizationSlug);
  const most = LIMITS.quotas.applicantFields;
  const isFull = data.data.filter(({ isProvided }) => !isProvided).length >= most;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {data.data.map((field) => (
          <li key={field.id} className="flex items-center justify-between gap-4 py-2.5 first:pt-0">
            <div className="grid min-w-0 gap-0.5 text-sm">
              <p className="font-medium wrap-anywhere">{field.name}</p>
              <p className="text-ink-muted wrap-anywhere">
                {field.options.length > 0
                  ? t("options", { kind: t(`kinds.${field.kind}`), options: field.options.join(", ") })
                  : t(`kinds.${field.kind}`)}
              </p>
            </div>
            {field.isProvided ? (
              <Badge>{t("provided")}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={t("deleteNamed", { name: field.name })}
                onClick={() => setDeleting(field)}
              >
                {t("delete")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="text-sm text-ink-muted">{t("full", { count: most })}</p>
      ) : (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      )}
      {isAdding ? <FieldDialog organizationSlug={organizationSlug} onClose={() => setAdding(false)} /> : null}
      {deleting ? (
        <ConfirmChange
          onClose={() => setDeleting(null)}
          title={t("question", { name: deleting.name })}
          description={t("consequence")}
          confirmLabel={t("confirm")}
          destructive
          onConfirm={() => remove.mutateAsync(deleting)}
        />
      ) : null}
    </div>
  );
}

function useDeleteField(organizationSlug: string) {
  const t = useTranslations("applicantFields");
  return useChange({
    mutationFn: ({ id }: Field) => api.rosterRecords.deleteField.mutate({ organizationSlug, fieldId: id }),
    silent: true,
    says: (_deleted, { name }) => t("deleted", { name }),
    affects: ofOrganization(organizationSlug),
  });
}
