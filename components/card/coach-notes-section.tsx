"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Lists the coaches' notes on the card, newest first; renders nothing if there are none. */
export default function CoachNotesSection() {
  const t = useTranslations("coachNotes");
  const { id, counts } = useEditor().application;
  const isThere = counts.coachNotes > 0;
  const notes = useInfiniteQuery(
    trpc.coachNotes.list.infiniteQueryOptions(
      { applicationId: id },
      { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: isThere },
    ),
  );
  if (!isThere) return null;
  return (
    <DrawerSection title={t("coachNotes")}>
      <LoadFailed query={notes} />
      {notes.isPending ? <Skeleton className="h-20 w-full" /> : null}
      {notes.data ? (
        <ul aria-label={t("coachNotes")} className="grid gap-2">
          {notes.data.pages.map(({ data }) =>
            data.map((note) => (
              <NoteCard key={note.id} note={note} organizationName={note.organization.name} />
            )),
          )}
        </ul>
      ) : null}
      <MoreButton list={notes} label={t("more")} className="" />
    </DrawerSection>
  );
}
