"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SharedBoard } from "./shared-board.tsx";
import type { SharedBoardData } from "./shared-board-data.ts";
import { useLook } from "./use-look.ts";

type Props = {
  organizationSlug: string;
  organizationName: string;
  initial: SharedBoardData;
  /** The card in the address. */
  card: string | null;
};

/** Shows a shared board on its own page. */
export function SharedBoardPage({ organizationSlug, organizationName, initial, card }: Props) {
  const t = useTranslations("sharedBoard");
  const { id: shareId } = initial;
  const { data, error } = useQuery(
    trpc.organizationShares.getBoard.queryOptions({ organizationSlug, shareId }, { initialData: initial }),
  );
  useLook({ organizationSlug, applicantEmail: initial.applicant.email }, true);
  // Later reads return the look that this opening stores.
  const [lookedAt] = useState(initial.lookedAt);
  const { applicant, board, cards, sharedAt } = data;
  const title = t("title", { board: board.name, applicant: applicant.displayName ?? applicant.email });
  const isShared = problemOf(error)?.code !== "not_found";
  return (
    <div className="w-full px-4 py-6 sm:px-8">
      {isShared ? (
        <PageHeader
          above={organizationName}
          title={title}
          description={
            <>
              {t("about", {
                email: applicant.email,
                count: cards.length,
                applicant: applicant.displayName ?? applicant.email,
              })}{" "}
              · {t("sharedSince")} <LocalTime value={sharedAt} format="date" />
            </>
          }
        />
      ) : null}
      <div className="mt-6">
        <h2 className="sr-only">{t("cards")}</h2>
        <SharedBoard
          organizationSlug={organizationSlug}
          shareId={shareId}
          initial={initial}
          lookedAt={lookedAt}
          card={card}
        />
      </div>
    </div>
  );
}
