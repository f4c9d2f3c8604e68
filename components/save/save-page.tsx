"use client";
import { Bookmark } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { bookmarklet } from "./bookmarklet.ts";
import { forgetReceived, type ReceivedPosting, readReceived } from "./received-posting.ts";
import { type SavedCard, SaveForm } from "./save-form.tsx";
import type { SharedPosting } from "./shared-posting.ts";

export type SavePageProps = {
  board: { id: string; name: string };
  shared: SharedPosting;
  /** The name of the bookmarklet's data in this browser; null if it wasn't used. */
  received: string | null;
  /** True if an earlier bookmarklet may have cut the text. */
  mayBeCut: boolean;
};

/** Saves a posting found elsewhere. The received data fills the form; saving takes one press, and leads to the card. */
export function SavePage({ board, shared, received: id, mayBeCut }: SavePageProps) {
  const t = useTranslations("save");
  const toast = useToast();
  const router = useRouter();
  const received = useReceived(id);
  function openSaved({ id: cardId, title, company }: SavedCard): void {
    if (id !== null) forgetReceived(id, localStorage);
    toast.success(t("savedTitle"), { description: t("savedText", { title, company }) });
    // Back would lead to a form whose posting is saved and forgotten.
    router.replace(`/boards/${board.id}?card=${cardId}`);
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-7 px-4 py-6 sm:px-8">
      <PageHeader title={t("save")} description={t("description", { board: board.name })} />
      {received === "gone" ? <Callout tone="warning">{t("gone")}</Callout> : null}
      {mayBeCut ? <Callout tone="warning">{t("maybeCut")}</Callout> : null}
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

/** Shows the button to drag to the bookmarks bar, and how to do it on a phone. */
function BookmarkTool() {
  const t = useTranslations("save");
  const toast = useToast();
  // React rejects such addresses in properties, for good reasons; this one is our own.
  const give = (link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarklet(window.location.origin));
  };
  return (
    <aside className="grid gap-6 rounded-panel bg-sunken p-5 text-sm sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="font-semibold">{t("toolTitle")}</h2>
        <p className="leading-relaxed text-ink-muted">{t("toolText")}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmark is made of a link; a button couldn't be dragged */}
        <a
          ref={give}
          href="#bookmarklet"
          draggable
          onClick={(event) => {
            event.preventDefault();
            toast.info(t("toolDrag"), { id: "bookmarklet" });
          }}
          className={`${buttonClasses({})} mt-1 cursor-grab`}
        >
          <Bookmark aria-hidden />
          {t("tool")}
        </a>
      </div>
      <div className="grid content-start gap-2">
        <h2 className="font-semibold">{t("phoneTitle")}</h2>
        <p className="leading-relaxed text-ink-muted">{t("phoneText")}</p>
      </div>
    </aside>
  );
}
