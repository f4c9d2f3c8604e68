"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { type LibraryResume, ResumeRow } from "./resume-row.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

/** Lists a person's résumés, and the cards with each. */
export function ResumesPage({ initial }: { initial: LibraryResume[] }) {
  const t = useTranslations("resumes");
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<LibraryResume | null>(null);
  const closeUpload = useCallback(() => setUploading(false), []);
  const { data: resumes } = useQuery(trpc.resumes.listLibrary.queryOptions({}, { initialData: initial }));
  const upload = (
    <Button variant="primary" onClick={() => setUploading(true)}>
      <Upload aria-hidden />
      {t("upload")}
    </Button>
  );
  return (
    <div className="page">
      <PageHeader
        title={t("resumes")}
        description={t("description")}
        actions={resumes.length === 0 ? null : upload}
      />
      {resumes.length === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={upload}
        />
      ) : (
        <ul aria-label={t("list")} className="mt-6 grid gap-3">
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} onDelete={() => setDeleting(resume)} />
          ))}
        </ul>
      )}
      {uploading ? <UploadDialog onClose={closeUpload} /> : null}
      {deleting ? <DeleteResume resume={deleting} onClose={() => setDeleting(null)} /> : null}
    </div>
  );
}

/** Asks before a résumé is deleted, and says how many cards lose it. */
function DeleteResume({ resume, onClose }: { resume: LibraryResume; onClose: () => void }) {
  const t = useTranslations("resumes");
  const queryClient = useQueryClient();
  const { mutateAsync } = useChange({
    mutationFn: () => api.resumes.delete.mutate({ resumeId: resume.id }),
    says: () => t("deleted", { name: resume.name }),
    onSuccess: () => {
      void queryClient.invalidateQueries(trpc.resumes.listLibrary.queryFilter());
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteTitle", { name: resume.name })}
      description={t("deleteText", { count: resume.useCount })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={() => mutateAsync()}
    />
  );
}
