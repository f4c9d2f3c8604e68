import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { NoteCard } from "#components/coach-notes/note-card.tsx";
import { CardMessages } from "#components/thread/card-messages.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Lists the coaches' notes on the card, newest first, and the messages about it. Renders nothing for a card without notes on an unshared board. */
export default function CoachNotesSection() {
  const t = useTranslations("coachNotes");
  const { id, boardId, job, company, counts } = useEditor().application;
  const viewers = useQuery(trpc.shares.listViewers.queryOptions({ boardId }));
  const isThere = counts.coachNotes > 0;
  const notes = useInfiniteQuery(
    trpc.coachNotes.list.infiniteQueryOptions({ applicationId: id }, { ...inPages, enabled: isThere }),
  );
  if (!isThere && !viewers.data?.length) return null;
  const card = { applicationId: id, title: job.title, companyName: company.name };
  return (
    <DrawerSection title={t("coachNotes")}>
      <LoadFailed query={notes} />
      {isThere && notes.isPending ? <Skeleton className="h-20 w-full" /> : null}
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
      {viewers.data?.map(({ organization: { slug, name } }) => (
        <CardMessages key={slug} organizationSlug={slug} name={name} card={card} />
      ))}
    </DrawerSection>
  );
}
