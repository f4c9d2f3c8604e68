"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton } from "#components/api/more-button.tsx";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { LIMITS } from "#domain/limits.ts";

export type NotesPage = Outputs["coachNotes"]["listForApplicant"];

type Props = { organizationSlug: string; initial: NotesPage };

/** Lists the notes of the organization's staff to the person, newest first; each names its card. */
export function NotesToYou({ organizationSlug, initial }: Props) {
  const t = useTranslations("applicantHome");
  const headingId = useId();
  const list = useInfiniteQuery(
    trpc.coachNotes.listForApplicant.infiniteQueryOptions(
      { organizationSlug, limit: LIMITS.requests.pageSize },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: { pages: [initial], pageParams: [null] },
      },
    ),
  );
  const notes = list.data.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId} className="text-base font-semibold tracking-tight">
        {t("notes")}
      </h2>
      {notes.length === 0 ? <p className="text-sm text-ink-muted">{t("noNotes")}</p> : null}
      <ul aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            about={
              <Link
                href={`/boards/${note.boardId}?card=${note.applicationId}`}
                className="truncate font-medium underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2"
              >
                {t("noteOn", { title: note.title, company: note.companyName })}
              </Link>
            }
          />
        ))}
      </ul>
      <MoreButton list={list} label={t("moreNotes")} className="" />
    </section>
  );
}
