"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-icon.tsx";
import type { LibraryResume } from "./library-resume.ts";

const SHOWN = 4;

/** The cards that carry a résumé, each a way to its drawer. */
export function ResumeUses({ uses }: { uses: LibraryResume["uses"] }) {
  const t = useTranslations("resumes");
  const statusName = useTranslations("status");
  const more = uses.length - SHOWN;
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm sm:pl-12">
      <span className="text-ink-muted">{t("usedOn", { count: uses.length })}</span>
      {uses.slice(0, SHOWN).map(({ applicationId, boardId, title, companyName, status }) => (
        <Link
          key={applicationId}
          href={`/boards/${boardId}?card=${applicationId}`}
          className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-control border border-line px-2 py-0.5 hover:bg-hover"
        >
          <StatusIcon status={status} />
          <span className="sr-only">{statusName(status)}: </span>
          <span className="truncate">{t("useOf", { title, company: companyName })}</span>
        </Link>
      ))}
      {more > 0 ? <span className="text-ink-muted">{t("moreUses", { count: more })}</span> : null}
    </div>
  );
}
