import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import type { DraftName } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { ChosenFile } from "#components/files/chosen-file.tsx";
import { FileButton, useFileError } from "#components/files/file-button.tsx";
import { UploadProgress } from "#components/files/upload-progress.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { AboutCard, useSendFile } from "./use-thread.ts";

type Props = {
  id: string;
  /** The name under which this browser keeps the unsent text. */
  keepAs: DraftName;
  /** True if the applicant writes, not staff. */
  isApplicant: boolean;
  /** The card that the message is about. */
  card: AboutCard | null;
  /** Left out if it is always about the card. */
  onDropCard?: (() => void) | undefined;
  /** Returns true once the message is sent. */
  onSubmit: (body: string, file: File | null) => Promise<boolean>;
  /** The progress of sending a file. */
  upload: Pick<ReturnType<typeof useSendFile>, "state" | "cancel" | "reset">;
};

/** Writes a message; the typed text is kept until it is sent. */
export function MessageForm({ id, keepAs, isApplicant, card, onDropCard, onSubmit, upload }: Props) {
  const t = useTranslations("thread");
  const inFiles = useTranslations("files");
  const draft = useFormDraft(keepAs, { text: "" });
  const { text } = draft.values;
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const errorOf = useFileError();
  const wrongFile = file && errorOf(file);
  const { state } = upload;
  function choose(chosen: File | null): void {
    upload.reset();
    setFile(chosen);
    setError(null);
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (wrongFile) return;
    if (text.trim() === "" && !file) return setError(t("empty"));
    setPending(true);
    try {
      if (!(await onSubmit(text.trim(), file))) return;
      draft.reset();
      setFile(null);
    } catch (failure) {
      setError(problemOf(failure)?.detail ?? t("unanswered"));
    } finally {
      setPending(false);
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-2">
      {card && onDropCard ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 wrap-anywhere">
            {t("about", { title: card.title, company: card.companyName })}
          </span>
          <Button size="sm" onClick={onDropCard}>
            {t("dropCard")}
          </Button>
        </p>
      ) : null}
      <TextareaField
        label={t("write")}
        hint={<ReadBy field="message.body" isApplicant={isApplicant} />}
        error={error ?? undefined}
        maxLength={LIMITS.text.message}
        value={text}
        onChange={(event) => {
          draft.change({ text: event.target.value });
          setError(null);
        }}
      />
      <ChosenFile
        file={file}
        error={wrongFile ?? (state.step === "refused" ? state.reason : null)}
        onRemove={() => choose(null)}
      />
      {file && state.step === "sending" ? <UploadProgress name={file.name} share={state.share} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {state.step === "sending" ? (
          <Button size="sm" onClick={upload.cancel}>
            {inFiles("cancel")}
          </Button>
        ) : (
          <FileButton label={inFiles(file ? "replace" : "attach")} onChoose={choose} />
        )}
        <Button size="sm" variant="primary" type="submit" pending={pending}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
