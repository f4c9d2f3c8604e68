"use client";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { NoteForm } from "./note-form.tsx";
import type { NoteChanges } from "./use-note-changes.ts";

type Note = Outputs["pages"]["sharedCards"]["notes"][number];
type Props = { note: Note; applicantName: string; changes: NoteChanges };

/** One note of the thread, with what the reader may do to it. */
export function ThreadNote({ note, applicantName, changes }: Props) {
  const t = useTranslations("coachNotes");
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const author = note.authorDisplayName;
  const actions = (
    <>
      {note.mayEdit ? (
        <IconButton label={t("edit", { author })} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      ) : null}
      {note.mayDelete ? (
        <IconButton label={t("delete", { author })} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      ) : null}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t("deleteTitle")}
        description={t("deleteText", { applicant: applicantName })}
        confirmLabel={t("deleteConfirm")}
        destructive
        onConfirm={async () => {
          await changes.remove(note.id);
        }}
      />
    </>
  );
  return (
    <NoteCard note={note} actions={editing ? null : actions}>
      {editing ? (
        <NoteForm
          label={t("editLabel")}
          submitLabel={t("save")}
          body={note.body}
          onSubmit={(body) => changes.change({ noteId: note.id, body })}
          onCancel={() => setEditing(false)}
        />
      ) : undefined}
    </NoteCard>
  );
}
