import { ChartNoAxesColumn, Columns3, FileInput, type LucideIcon, Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import { BoardName } from "./board-name.tsx";

/** The views of a board, in the order shown. A new view is one line here, and one in `messages/en/board-views.json`. */
const boardViews = [
  { name: "board", path: "", icon: Columns3 },
  { name: "table", path: "/table", icon: Table2 },
  { name: "insights", path: "/insights", icon: ChartNoAxesColumn },
  { name: "import", path: "/import", icon: FileInput },
] as const satisfies readonly {
  name: string;
  /** The part after the board's address. */
  path: string;
  icon: LucideIcon;
}[];

type BoardViewName = (typeof boardViews)[number]["name"];

/**
 * Links to the views of a board. Rendered on the server and passed to the pages, so that it costs them no script.
 */
export function BoardViews({ boardId, current }: { boardId: string; current: BoardViewName }) {
  const t = useTranslations("boardViews");
  return (
    <nav
      aria-label={t("label")}
      className="flex gap-0.5 rounded-control bg-sunken p-0.5 max-sm:w-full max-sm:flex-wrap"
    >
      {boardViews.map(({ name, path, icon: Icon }) => (
        <Link
          key={name}
          href={`/boards/${boardId}${path}`}
          aria-current={name === current ? "page" : undefined}
          className={cn(
            "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-[0.375rem] px-3 text-sm font-medium text-ink-muted transition-colors hover:text-ink max-sm:flex-1 max-sm:px-1 pointer-coarse:min-h-10",
            "aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card",
          )}
        >
          <Icon aria-hidden className="size-4 max-sm:hidden" />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

export type BoardHeaderProps = { board: { id: string; name: string }; current: BoardViewName };

/** Shows the header of a board's pages except the board: its name, the only h1, and the links to its views. */
export function BoardHeader({ board, current }: BoardHeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 pb-3 sm:px-6">
      <BoardName name={board.name} />
      <BoardViews boardId={board.id} current={current} />
    </header>
  );
}
