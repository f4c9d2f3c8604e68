"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useCallback, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { fileSize } from "#components/ui/file-size.ts";
import { FormActions } from "#components/ui/form-actions.tsx";
import { Input } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { nameOfFile, RESUME_ACCEPT, refusalOf } from "./chosen-file.ts";
import type { NewResume } from "./send-resume.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useResumeUpload } from "./use-resume-upload.ts";

export type UploadDialogProps = {
  onClose: () => void;
  /** Told the id of what was uploaded. */
  onUploaded?: (resumeId: string) => void;
};

/** Chooses a file, names it, and uploads it before the person's eyes. */
export function UploadDialog({ onClose, onUploaded }: UploadDialogProps) {
  const t = useTranslations("resumes");
  const toast = useToast();
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const onDone = useCallback(
    ({ id, name: uploaded }: NewResume) => {
      toast.success(t("done", { name: uploaded }));
      onUploaded?.(id);
      onClose();
    },
    [onClose, onUploaded, t, toast],
  );
  const { state, start, cancel, reset } = useResumeUpload(onDone);
  const sending = state.step === "sending";
  const wrong = file && refusalOf(file);
  const fileError = wrong
    ? t(wrong, { ...limitsInTexts, size: fileSize(file.size) })
    : missing && !file
      ? t("fileMissing")
      : undefined;

  function choose(chosen: File): void {
    reset();
    setFile(chosen);
    setName((given) =>
      given.trim() === "" || given === nameOfFile(file?.name ?? "") ? nameOfFile(chosen.name) : given,
    );
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(true);
    if (file && !wrong && name.trim() !== "") void start(name.trim(), file);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("uploadTitle")}
        description={t("uploadText", limitsInTexts)}
        footer={
          sending ? (
            <Button onClick={cancel}>{t("cancelUpload")}</Button>
          ) : (
            <FormActions formId={formId}>{t("start")}</FormActions>
          )
        }
      >
        {sending ? (
          <UploadProgress name={name} share={state.share} />
        ) : (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
            <FilePicker
              accept={RESUME_ACCEPT}
              file={file}
              error={fileError}
              label={t("choose")}
              otherLabel={t("chooseOther")}
              dropHint={t("orDrop")}
              onChoose={choose}
            />
            <Field
              label={t("name")}
              hint={t("nameHint")}
              error={missing && file && name.trim() === "" ? t("nameMissing") : undefined}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={LIMITS.text.title}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            {state.step === "refused" ? (
              <Callout tone="error" role="alert">
                {state.reason}
              </Callout>
            ) : null}
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
