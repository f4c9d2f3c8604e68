"use client";
import { Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { TableView } from "./model/table-types.ts";

/** A table without rows: because there are no cards, or because the settings show none of them. */
export function TableEmpty({ view }: { view: TableView }) {
  const t = useTranslations("table");
  const { hiddenStatuses, timeFilter } = view.board.settings;
  const mayHide = hiddenStatuses.length > 0 || timeFilter !== "all";
  return (
    <EmptyState
      icon={<Table2 aria-hidden />}
      title={t(mayHide ? "hiddenTitle" : "emptyTitle")}
      description={t(mayHide ? "hiddenText" : "emptyText")}
      action={
        mayHide ? undefined : (
          <ButtonLink variant="primary" href={`/boards/${view.board.id}`}>
            {t("emptyAction")}
          </ButtonLink>
        )
      }
    />
  );
}
