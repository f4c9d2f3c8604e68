import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { NoteForm } from "./note-form.tsx";

export type NoteThreadProps = { organizationSlug: string; applicationId: string; applicantName: string };

/** Lists the notes of the reader's organization on a shared card, with a form for a new one. */
export function NoteThread({ organizationSlug, applicationId, applicantName }: NoteThreadProps) {
  const t = useTranslations("coachNotes");
  const headingId = useId();
  const changes = useNoteChanges(organizationSlug, applicationId);
  const notes = useInfiniteQuery(
    trpc.coachNotes.listOfSharedCard.infiniteQueryOptions({ organizationSlug, applicationId }, inPages),
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h4 id={headingId} className="text-sm font-semibold">
        {t("coachNotes")}
      </h4>
      <NoteForm
        keepAs={`coachNote:${organizationSlug}.${applicationId}`}
        label={t("write")}
        submitLabel={t("send")}
        onSubmit={changes.add}
      />
      <LoadState query={notes} skeleton="h-16" />
      <ul aria-label={t("coachNotes")} className="grid gap-2 empty:hidden">
        {notes.data?.pages.map(({ data }) =>
          data.map((note) => (
            <ThreadNote key={note.id} note={note} applicantName={applicantName} changes={changes} />
          )),
        )}
      </ul>
      <MoreButton list={notes} label={t("more")} className="" />
    </section>
  );
}

type Note = Outputs["coachNotes"]["listOfSharedCard"]["data"][number];
type Props = { note: Note; applicantName: string; changes: NoteChanges };

/** Shows one note of the thread, with the actions that the reader is allowed. */
function ThreadNote({ note, applicantName, changes }: Props) {
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
        onClose={() => setDeleting(false)}
        title={t("deleteTitle")}
        description={t("deleteText", { applicant: applicantName })}
        confirmLabel={t("deleteConfirm")}
        destructive
        onConfirm={() => changes.remove(note.id)}
      />
    </>
  );
  return (
    <NoteCard note={note} actions={editing ? null : actions}>
      {editing ? (
        <NoteForm
          keepAs={`coachNote:${note.id}`}
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

/** Returns the changes of the notes on a card; the caller shows the errors of adding and changing. */
function useNoteChanges(organizationSlug: string, applicationId: string) {
  const t = useTranslations("coachNotes");
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(
        trpc.coachNotes.listOfSharedCard.infiniteQueryFilter({ organizationSlug, applicationId }),
      ),
      queryClient.invalidateQueries(trpc.organizationShares.getBoard.pathFilter()),
    ]);
  const add = useChange({
    mutationFn: (body: string) => api.coachNotes.create.mutate({ applicationId, organizationSlug, body }),
    silent: true,
    says: () => t("added"),
    onSuccess: () => refresh(),
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: (input: { noteId: string; body: string }) =>
      api.coachNotes.update.mutate({ organizationSlug, ...input }),
    onSuccess: refresh,
  });
  const remove = useChange({
    mutationFn: (noteId: string) => api.coachNotes.delete.mutate({ organizationSlug, noteId }),
    says: () => t("deleted"),
    onSuccess: () => refresh(),
  });
  return { add: add.mutateAsync, change: change.mutateAsync, remove: remove.mutateAsync };
}

type NoteChanges = ReturnType<typeof useNoteChanges>;
