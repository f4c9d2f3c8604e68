"use client";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { usePastImports } from "../state/use-undo.ts";
import { UndoImport } from "./undo-import.tsx";

/** The latest imports to this board, each with its undo. */
export function PastImports({ boardId }: { boardId: string }) {
  const t = useTranslations("import");
  const read = usePastImports(boardId);
  const past = read.data ?? [];
  const [undoing, setUndoing] = useState<{ id: string; fileName: string } | null>(null);
  if (past.length === 0) return <LoadFailed query={read} />;
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">{t("past")}</h2>
      <Card>
        <ul aria-label={t("past")} className="divide-y divide-line">
          {past.map(({ id, fileName, createdAt, created, updated, undone }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
              <div className="min-w-0">
                <p className="truncate font-medium">{fileName}</p>
                <p className="text-ink-muted tabular-nums">
                  <LocalTime value={createdAt} format="date" /> ·{" "}
                  {undone ? t("pastUndone", undone) : t("pastCounts", { created, updated })}
                </p>
              </div>
              {undone ? null : (
                <Button
                  size="sm"
                  aria-label={t("undoOf", { name: fileName })}
                  onClick={() => setUndoing({ id, fileName })}
                >
                  <Undo2 aria-hidden />
                  {t("undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {undoing ? (
        <UndoImport
          boardId={boardId}
          importId={undoing.id}
          name={undoing.fileName}
          onClose={() => setUndoing(null)}
        />
      ) : null}
    </section>
  );
}
