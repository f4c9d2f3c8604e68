"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { NoteForm } from "./note-form.tsx";
import { ThreadNote } from "./thread-note.tsx";
import { useNoteChanges } from "./use-note-changes.ts";

export type NoteThreadProps = { organizationSlug: string; applicationId: string; applicantName: string };

/** The notes of the reader's organization beside a shared card, and a place for the next one. */
export function NoteThread({ organizationSlug, applicationId, applicantName }: NoteThreadProps) {
  const t = useTranslations("coachNotes");
  const headingId = useId();
  const changes = useNoteChanges(organizationSlug, applicationId);
  const notes = useQuery(trpc.pages.sharedCards.notes.queryOptions({ organizationSlug, applicationId }));
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h4 id={headingId} className="text-sm font-semibold">
        {t("coachNotes")}
      </h4>
      <NoteForm
        label={t("write")}
        hint={t("writeHint", { applicant: applicantName })}
        submitLabel={t("send")}
        onSubmit={changes.add}
      />
      <LoadFailed query={notes} />
      {notes.isPending ? <Skeleton className="h-16 w-full" /> : null}
      <ul aria-label={t("coachNotes")} className="grid gap-2 empty:hidden">
        {notes.data?.map((note) => (
          <ThreadNote key={note.id} note={note} applicantName={applicantName} changes={changes} />
        ))}
      </ul>
    </section>
  );
}
