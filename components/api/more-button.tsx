"use client";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";

export type MoreButtonProps = {
  /** A list that is read page by page, as its query tells of it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  className?: string;
};

/** Reads the next page of a list; nothing where there is none. */
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
