"use client";
import { useTranslations } from "next-intl";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SharedBoard } from "./shared-board.tsx";
import type { SharedBoardData } from "./shared-board-keys.ts";

type Props = { organizationSlug: string; organizationName: string; initial: SharedBoardData };

/** A shared board on a page of its own. */
export function SharedBoardPage({ organizationSlug, organizationName, initial }: Props) {
  const t = useTranslations("sharedBoard");
  const { applicant, board, applications, sharedAt } = initial;
  const title = t("title", { board: board.name, applicant: applicant.displayName ?? applicant.email });
  return (
    <div className="w-full px-4 py-6 sm:px-8">
      <PageHeader
        above={organizationName}
        title={title}
        description={
          <>
            {t("about", { email: applicant.email, count: applications.length })} · {t("sharedSince")}{" "}
            <LocalTime value={sharedAt} format="date" />
          </>
        }
      />
      <div className="mt-6">
        <SharedBoard organizationSlug={organizationSlug} shareId={initial.id} initial={initial} />
      </div>
    </div>
  );
}
