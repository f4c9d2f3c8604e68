import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import type { BoardData } from "./use-board-data.ts";

/** Returns the functions that word cards and their moves. */
export function useWording() {
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  return useMemo(() => {
    const card = (id: string, { cards }: BoardData): string => {
      const known = cards.get(id);
      return known ? t("cardName", { title: known.title, company: known.companyName }) : t("aCard");
    };
    const cards = (ids: readonly string[], data: BoardData): string =>
      ids.length === 1 && ids[0] !== undefined ? card(ids[0], data) : t("cardCount", { count: ids.length });

    /** Returns the texts about a move: for the screen reader, and for the toast if a card left its column. */
    const moved = (
      before: BoardData,
      after: Columns,
      move: CardMove,
    ): { spoken: string; shown: string | null } => {
      const { applicationIds, status } = move;
      const name = cards(applicationIds, before);
      const to = statusName(status);
      const [id] = applicationIds;
      if (applicationIds.length > 1 || id === undefined) {
        const count = applicationIds.filter((each) => statusOf(before.all, each) !== status).length;
        const text = t("movedSeveral", { count, to });
        return { spoken: text, shown: text };
      }
      const from = statusOf(before.all, id);
      const place = { position: after[status].indexOf(id) + 1, total: after[status].length };
      if (from === null || from === status)
        return { spoken: t("reordered", { name, to, ...place }), shown: null };
      const spoken = t("moved", { name, from: statusName(from), to, ...place });
      return {
        spoken,
        shown: status === "archived" ? t("archivedToast", { name }) : t("movedToast", { name, to }),
      };
    };
    return { card, cards, moved };
  }, [t, statusName]);
}
