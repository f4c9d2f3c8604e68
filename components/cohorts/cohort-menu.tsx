"use client";
import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DropdownMenuItem } from "#components/ui/dropdown-menu.tsx";
import { RowMenu } from "#components/ui/row-menu.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { Cohort } from "./cohort-data.ts";
import { CohortName } from "./cohort-name.tsx";
import type { useCohortChanges } from "./use-cohort-changes.ts";

export type CohortMenuProps = {
  cohort: Cohort;
  /** Nobody is or ever was in it, so it may be deleted. */
  isUnused: boolean;
  changes: ReturnType<typeof useCohortChanges>;
};

/** What a manager does to a cohort. */
export function CohortMenu({ cohort, isUnused, changes }: CohortMenuProps) {
  const t = useTranslations("cohorts");
  const toast = useToast();
  const [doing, setDoing] = useState<"rename" | "delete" | null>(null);
  const { id: cohortId, name } = cohort;
  const isArchived = cohort.archivedAt !== null;
  const archive = (archived: boolean) => {
    const undo = () => changes.archive.mutate({ cohortId, archived: !archived });
    const onSuccess = () => toast.undoable(t(archived ? "archivedToast" : "reopenedToast", { name }), undo);
    changes.archive.mutate({ cohortId, archived }, { onSuccess });
  };
  return (
    <>
      <RowMenu label={t("actionsOf", { name })}>
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setDoing("rename")}>
          {t("rename")}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          onSelect={() => archive(!isArchived)}
        >
          {t(isArchived ? "reopen" : "archive")}
        </DropdownMenuItem>
        {isUnused ? (
          <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setDoing("delete")}>
            {t("delete")}
          </DropdownMenuItem>
        ) : null}
      </RowMenu>
      {doing === "rename" ? (
        <CohortName
          title={t("renameTitle")}
          submitLabel={t("rename")}
          name={name}
          onSubmit={(next) => changes.rename.mutateAsync({ cohortId, name: next })}
          onClose={() => setDoing(null)}
        />
      ) : null}
      <ConfirmDialog
        open={doing === "delete"}
        onOpenChange={(open) => !open && setDoing(null)}
        title={t("deleteTitle", { name })}
        description={t("deleteText")}
        confirmLabel={t("delete")}
        destructive
        onConfirm={async () => {
          await changes.remove.mutateAsync(cohortId);
        }}
      />
    </>
  );
}
