"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { BookmarkTool } from "./bookmark-tool.tsx";
import { type SavedCard, SaveForm } from "./save-form.tsx";
import type { SharedPosting } from "./shared-posting.ts";

export type SavePageProps = { board: { id: string; name: string }; shared: SharedPosting };

/** Keeps a posting that was found elsewhere. What came along fills the form; saving is a press. */
export function SavePage({ board, shared }: SavePageProps) {
  const t = useTranslations("save");
  const [saved, setSaved] = useState<SavedCard | null>(null);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-7 px-4 py-6 sm:px-8">
      <PageHeader title={t("save")} description={t("description", { board: board.name })} />
      {saved ? (
        <Callout
          tone="success"
          role="status"
          title={t("savedTitle")}
          action={
            <>
              <ButtonLink size="sm" variant="primary" href={`/boards/${board.id}?card=${saved.id}`}>
                {t("open")}
              </ButtonLink>
              {/* A document of its own: the form begins empty. */}
              <a href="/save" className="px-2 py-1.5 font-medium text-accent-text hover:underline">
                {t("another")}
              </a>
            </>
          }
        >
          {t("savedText", { title: saved.title, company: saved.company })}
        </Callout>
      ) : (
        <SaveForm boardId={board.id} shared={shared} onSaved={setSaved} />
      )}
      <BookmarkTool />
    </div>
  );
}
