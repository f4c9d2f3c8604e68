import Link from "next/link";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import { type BoardViewName, boardViews } from "./views.ts";

/**
 * The way from one view of a board to another. Drawn on the server and handed to the pages, so that it costs them no
 * script; nor does it fetch a view ahead that nobody asked for.
 */
export function BoardViews({ boardId, current }: { boardId: string; current: BoardViewName }) {
  const t = useTranslations("views");
  return (
    <nav aria-label={t("label")} className="flex gap-0.5 rounded-control bg-sunken p-0.5 max-sm:w-full">
      {boardViews.map(({ name, path, icon: Icon }) => (
        <Link
          key={name}
          href={`/boards/${boardId}${path}`}
          prefetch={false}
          aria-current={name === current ? "page" : undefined}
          className={cn(
            "inline-flex h-8 items-center justify-center gap-1.5 rounded-[0.375rem] px-3 text-sm font-medium text-ink-muted transition-colors hover:text-ink max-sm:flex-1 max-sm:px-1 pointer-coarse:h-10",
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
