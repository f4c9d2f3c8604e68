import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Callout } from "#components/ui/callout.tsx";
import { Link } from "#components/ui/link.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { companyIdentity, KnownApplications } from "#domain/same-application.ts";
import type { SharedPosting } from "./shared-posting.ts";

const LOOKED_AT = 20;

/** Warns that the posting is on the board, or that its company rejected the person; saving stays possible. */
export function KeptBefore({ boardId, draft }: { boardId: string; draft: SharedPosting }) {
  const t = useTranslations("save");
  const warning = useWarning(boardId, draft);
  if (!warning) return null;
  const { kind, card } = warning;
  const name = t("nameAt", { title: card.job.title, company: card.company.name });
  return (
    <Callout tone="warning" role="status">
      {t.rich(kind, {
        company: card.company.name,
        card: () => (
          <Link
            href={`/boards/${boardId}?card=${card.id}`}
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

function useWarning(boardId: string, draft: SharedPosting) {
  const title = usePaused(draft.title.trim());
  const company = usePaused(draft.company.trim());
  const ofTitle = useQuery(
    trpc.applications.list.queryOptions(
      { boardId, search: title, limit: LOOKED_AT },
      { enabled: title !== "" },
    ),
  );
  const refused = useQuery(
    trpc.applications.list.queryOptions(
      { boardId, search: company, status: ["rejected"], limit: LOOKED_AT },
      { enabled: company !== "" },
    ),
  );
  const known = new KnownApplications<Outputs["applications"]["list"]["data"][number]>();
  for (const card of ofTitle.data?.data ?? []) {
    known.add(card, { link: card.applicationLink, title: card.job.title, company: card.company.name });
  }
  const here = known.match(draft);
  if (here) return { kind: "here", card: here.card } as const;
  const employer = companyIdentity(draft.company);
  const refusal = refused.data?.data.find(({ company: { name } }) => companyIdentity(name) === employer);
  return refusal ? ({ kind: "refusedBefore", card: refusal } as const) : null;
}
