"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { LibraryResume } from "./library-resume.ts";

/** Asks before a résumé is deleted, and says how many cards lose it. */
export function DeleteResume({ resume, onClose }: { resume: LibraryResume; onClose: () => void }) {
  const t = useTranslations("resumes");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => api.resumes.delete.mutate({ resumeId: resume.id }),
    onSuccess: () => {
      toast.success(t("deleted", { name: resume.name }));
      void queryClient.invalidateQueries(trpc.resumes.listLibrary.queryFilter());
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteTitle", { name: resume.name })}
      description={t("deleteText", { count: resume.uses.length })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
