import { useTranslations } from "next-intl";
import type { Status } from "#components/status/status-meta.ts";
import { useBoardContents } from "../state/board-context.ts";

/** Says what belongs in a column that shows nothing. */
export function ColumnEmpty({ status }: { status: Status }) {
  const t = useTranslations("board");
  const { all } = useBoardContents();
  return (
    <p className="px-2 py-6 text-center text-xs leading-relaxed text-pretty text-ink-faint">
      {all[status].length > 0 ? t("columnFiltered") : t(`columnEmpty.${status}`)}
    </p>
  );
}
