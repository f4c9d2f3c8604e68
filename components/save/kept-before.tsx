"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { fold } from "#components/board/model/arrange.ts";
import { normalizeLink } from "#components/board/model/duplicates.ts";
import { usePaused } from "#components/companies/use-company-options.ts";
import { Callout } from "#components/ui/callout.tsx";
import type { SharedPosting } from "./shared-posting.ts";

const LOOKED_AT = 20;

/** Says that the posting is on the board already; saving stays possible. */
export function KeptBefore({ boardId, draft }: { boardId: string; draft: SharedPosting }) {
  const t = useTranslations("save");
  const search = usePaused(draft.title.trim());
  const { data } = useQuery({
    queryKey: ["found-cards", "kept", boardId, search],
    queryFn: () => api.applications.list.query({ boardId, search, limit: LOOKED_AT }),
    enabled: search !== "",
  });
  const link = normalizeLink(draft.link);
  const known = data?.data.find(
    ({ applicationLink, job, company }) =>
      (link !== null && applicationLink !== null && normalizeLink(applicationLink) === link) ||
      (fold(job.title) === fold(draft.title.trim()) && fold(company.name) === fold(draft.company.trim())),
  );
  if (!known) return null;
  const name = t("nameAt", { title: known.job.title, company: known.company.name });
  return (
    <Callout tone="warning" role="status">
      {t.rich("here", {
        card: () => (
          <Link
            href={`/boards/${boardId}?card=${known.id}`}
            target="_blank"
            className="font-medium underline underline-offset-2"
          >
            {name}
          </Link>
        ),
      })}
    </Callout>
  );
}
