import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { ChosenFile } from "#components/files/chosen-file.tsx";
import { FileButton, useFileError } from "#components/files/file-button.tsx";
import { UploadProgress } from "#components/files/upload-progress.tsx";
import { useUpload } from "#components/files/use-upload.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { RecordedOutcome } from "./entry-values.ts";

type Props = { organizationSlug: string; outcome: RecordedOutcome };

/** Lets staff add, replace, and delete the file that documents an outcome. */
export function ProofActions({ organizationSlug, outcome: { id: outcomeId, proof } }: Props) {
  const t = useTranslations("files");
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const errorOf = useFileError();
  const { state, start, cancel, reset } = useUpload("organizationFiles.document", () => {
    toast.success(t("proofAdded"));
    void refresh();
  });
  const remove = useChange({
    mutationFn: (fileId: string) => api.organizationFiles.delete.mutate({ organizationSlug, fileId }),
    says: () => t("proofDeleted"),
    onSettled: refresh,
  });
  const error = (file && errorOf(file)) ?? (state.step === "refused" ? state.reason : null);
  async function choose(chosen: File): Promise<void> {
    reset();
    setFile(chosen);
    if (errorOf(chosen) === null && (await start({ organizationSlug, outcomeId }, chosen))) setFile(null);
  }
  if (file && state.step === "sending") {
    return (
      <div className="grid w-full gap-2">
        <UploadProgress name={file.name} share={state.share} />
        <Button size="sm" onClick={cancel} className="justify-self-start">
          {t("cancel")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <FileButton label={t(proof ? "replace" : "addProof")} onChoose={(chosen) => void choose(chosen)} />
      {proof ? (
        <Button size="sm" onClick={() => setAsked(true)}>
          {t("deleteProof")}
        </Button>
      ) : null}
      {error ? <ChosenFile file={file} error={error} onRemove={() => setFile(null)} /> : null}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t("deleteProofTitle", { name: proof?.fileName ?? "" })}
        description={t("deleteProofText")}
        confirmLabel={t("deleteProof")}
        destructive
        onConfirm={() => proof && remove.mutateAsync(proof.id)}
      />
    </>
  );
}
