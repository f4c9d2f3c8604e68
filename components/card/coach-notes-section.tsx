"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const SHOWN_MAX = LIMITS.requests.pageSizeMost;

/** Lists the coaches' notes on the card, newest first; renders nothing if there are none. */
export default function CoachNotesSection() {
  const t = useTranslations("coachNotes");
  const { id, counts } = useEditor().application;
  const isThere = counts.coachNotes > 0;
  const notes = useQuery(
    trpc.coachNotes.list.queryOptions({ applicationId: id, limit: SHOWN_MAX }, { enabled: isThere }),
  );
  if (!isThere) return null;
  return (
    <DrawerSection title={t("coachNotes")}>
      <LoadFailed query={notes} />
      {notes.isPending ? <Skeleton className="h-20 w-full" /> : null}
      {notes.data ? (
        <ul aria-label={t("coachNotes")} className="grid gap-2">
          {notes.data.data.map((note) => (
            <NoteCard key={note.id} note={note} organizationName={note.organization.name} />
          ))}
        </ul>
      ) : null}
    </DrawerSection>
  );
}
