import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { useBoard } from "../state/board-context.ts";
import { SAMPLE_IMPORT } from "./sample-cards.ts";

/** Says above a board that some of its cards are samples, and offers to remove them. */
export default function SampleNotice() {
  const t = useTranslations("board.sample");
  const { data } = useBoard();
  const boardId = data().board.id;
  const queryClient = useQueryClient();
  const { data: past = [] } = useQuery({
    queryKey: [...trpc.imports.listPast.queryKey({ boardId }), "all"],
    queryFn: () => everyRow((page) => api.imports.listPast.query({ boardId, ...page })),
  });
  const sample = past.find(({ fileName, undone }) => fileName === SAMPLE_IMPORT && undone === null);
  const remove = useChange({
    mutationFn: (importId: string) => api.imports.undo.mutate({ importId, boardId }),
    says: () => t("removed"),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (!sample) return null;
  return (
    <aside
      aria-label={t("title")}
      className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2.5 text-sm sm:mx-6"
    >
      <Sparkles aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1">{t("text")}</p>
      <Button size="sm" pending={remove.isPending} onClick={() => remove.mutate(sample.id)}>
        {t("remove")}
      </Button>
    </aside>
  );
}
