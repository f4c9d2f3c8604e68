import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";

export type MoreButtonProps = {
  /** The query of a list that is read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  className?: string;
};

/** Reads the next page of a list; renders nothing after the last. */
export function MoreButton({ list, label, className = "mt-4" }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className={cn("flex justify-center", className)}>
      <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}

/** The options of a list that is read page by page. */
export const inPages = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor };

/** Returns the options of a list that is read page by page, whose first page came with the page. */
export function pagesFrom<Page>(initial: Page) {
  return { ...inPages, initialData: { pages: [initial], pageParams: [null] } };
}
