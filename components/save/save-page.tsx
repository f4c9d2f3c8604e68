"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { BookmarkTool } from "./bookmark-tool.tsx";
import { forgetReceived, type ReceivedPosting, readReceived } from "./received-posting.ts";
import { type SavedCard, SaveForm } from "./save-form.tsx";
import type { SharedPosting } from "./shared-posting.ts";

export type SavePageProps = {
  board: { id: string; name: string };
  shared: SharedPosting;
  /** The name of the bookmarklet's data in this browser; null if it wasn't used. */
  received: string | null;
  /** True if an earlier bookmarklet may have cut the text. */
  isMaybeCut: boolean;
};

/** Saves a posting found elsewhere. The received data fills the form; saving takes one press, and leads to the card. */
export function SavePage({ board, shared, received: id, isMaybeCut }: SavePageProps) {
  const t = useTranslations("save");
  const toast = useToast();
  const router = useRouter();
  const received = useReceived(id);
  function openSaved({ id: cardId, title, company }: SavedCard): void {
    if (id !== null) forgetReceived(id, localStorage);
    toast.success(t("savedTitle"), { description: t("savedText", { title, company }) });
    router.push(`/boards/${board.id}?card=${cardId}`);
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-7 px-4 py-6 sm:px-8">
      <PageHeader title={t("save")} description={t("description", { board: board.name })} />
      {received === "gone" ? <Callout tone="warning">{t("gone")}</Callout> : null}
      {isMaybeCut ? <Callout tone="warning">{t("maybeCut")}</Callout> : null}
      {received === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <SaveForm
          boardId={board.id}
          shared={typeof received === "object" && received ? sharedBy(received) : shared}
          received={typeof received === "object" ? received : null}
          onSaved={openSaved}
        />
      )}
      <BookmarkTool />
    </div>
  );
}

/** Returns the data that this browser stores under the name; undefined before it is read, null if there is no name. */
function useReceived(id: string | null): ReceivedPosting | "gone" | null | undefined {
  const [received, setReceived] = useState<ReceivedPosting | "gone" | null | undefined>(
    id === null ? null : undefined,
  );
  useEffect(() => {
    if (id !== null) setReceived(readReceived(id, localStorage) ?? "gone");
  }, [id]);
  return received;
}

function sharedBy({ title, link, text }: ReceivedPosting): SharedPosting {
  return { title, company: "", link, text };
}
