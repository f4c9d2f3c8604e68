"use client";
import { Columns3, FileSpreadsheet, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { STATUSES } from "#domain/values.ts";
import { useBoard, useBoardContents } from "./state/board-context.ts";

/** A board that is still empty: what will be here, and the first step. */
export default function FirstCard() {
  const t = useTranslations("board");
  const { store } = useBoard();
  const { board } = useBoardContents();
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 pb-16">
      <EmptyState
        icon={<Columns3 aria-hidden />}
        title={t("emptyTitle")}
        description={t("emptyText")}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => store.setState({ adding: "saved" })}>
              <Plus aria-hidden />
              {t("emptyAction")}
            </Button>
            <ButtonLink href={`/boards/${board.id}/import`}>
              <FileSpreadsheet aria-hidden />
              {t("emptyImport")}
            </ButtonLink>
          </div>
        }
        className="py-6"
      />
      <ul aria-label={t("columns")} className="flex max-w-3xl flex-wrap justify-center gap-2">
        {STATUSES.map((status) => (
          <li key={status}>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
