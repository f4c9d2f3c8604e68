"use client";
import { Columns3, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { STATUSES } from "#domain/values.ts";
import { useBoard } from "./state/board-context.ts";

/** A board that is still empty: what will be here, and the first step. */
export default function FirstCard() {
  const t = useTranslations("board");
  const { store } = useBoard();
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 pb-16">
      <EmptyState
        icon={<Columns3 aria-hidden />}
        title={t("emptyTitle")}
        description={t("emptyText")}
        action={
          <Button variant="primary" onClick={() => store.setState({ adding: "saved" })}>
            <Plus aria-hidden />
            {t("emptyAction")}
          </Button>
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
