import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useCallback, useId, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { dropDraft } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { UploadProgress } from "#components/files/upload-progress.tsx";
import { useUpload } from "#components/files/use-upload.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { fileSize } from "#components/ui/file-size.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { endingsOf, RESUME_FILES } from "#domain/file-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

type NewResume = Outputs["resumes"]["create"];

export type UploadDialogProps = {
  onClose: () => void;
  /** Called with the id of the uploaded résumé. */
  onUploaded?: (resumeId: string) => void;
};

/** Asks for a file and its name, uploads it, and shows the progress. */
export function UploadDialog({ onClose, onUploaded }: UploadDialogProps) {
  const t = useTranslations("resumes");
  const inFiles = useTranslations("files");
  const toast = useToast();
  const queryClient = useQueryClient();
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const draft = useFormDraft("resume:new", { name: "" });
  const { name } = draft.values;
  const [missing, setMissing] = useState(false);
  const onDone = useCallback(
    ({ id, name: uploaded }: NewResume) => {
      dropDraft("resume:new");
      void queryClient.invalidateQueries(trpc.resumes.listLibrary.queryFilter());
      toast.success(t("done", { name: uploaded }));
      onUploaded?.(id);
      onClose();
    },
    [onClose, onUploaded, queryClient, t, toast],
  );
  const { state, start, cancel, reset } = useUpload("resumes.create", onDone);
  const sending = state.step === "sending";
  const wrong = file && problemOf(file);
  const fileError = wrong
    ? t(wrong, { ...limitsInTexts, size: fileSize(file.size) })
    : missing && !file
      ? t("fileMissing")
      : undefined;

  function choose(chosen: File): void {
    reset();
    setFile(chosen);
    const isTyped = name.trim() !== "" && name !== nameOfFile(file?.name ?? "");
    if (!isTyped) draft.change({ name: nameOfFile(chosen.name) });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(true);
    if (file && !wrong && name.trim() !== "") void start({ name: name.trim() }, file);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("uploadTitle")}
        description={t("uploadText", limitsInTexts)}
        footer={
          sending ? (
            <Button onClick={cancel}>{inFiles("cancel")}</Button>
          ) : (
            <FormActions formId={formId}>{t("start")}</FormActions>
          )
        }
      >
        {sending ? (
          <div className="py-4">
            <UploadProgress name={name} share={state.share} />
          </div>
        ) : (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
            <FilePicker
              accept={endingsOf(RESUME_FILES).join()}
              file={file}
              error={fileError}
              label={t("choose")}
              otherLabel={t("chooseOther")}
              dropHint={t("orDrop")}
              onChoose={choose}
            />
            <TextField
              label={t("name")}
              hint={
                <>
                  {t("nameHint")} <ReadBy field="resume.name" />
                </>
              }
              error={missing && file && name.trim() === "" ? t("nameMissing") : undefined}
              required
              maxLength={LIMITS.text.title}
              {...draft.field("name")}
            />
            <FormError>{state.step === "refused" ? state.reason : null}</FormError>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

const MAX_BYTES = LIMITS.requests.resumeFile;

/** Returns why a file can't be a résumé, as far as its name and size show; the server checks its content. */
function problemOf(file: File): "wrongType" | "tooLarge" | null {
  const name = file.name.toLowerCase();
  if (!endingsOf(RESUME_FILES).some((ending) => name.endsWith(ending))) return "wrongType";
  return file.size > MAX_BYTES ? "tooLarge" : null;
}

/** Returns the initial name of a résumé: its file's name without the extension. */
function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, LIMITS.text.title);
}
