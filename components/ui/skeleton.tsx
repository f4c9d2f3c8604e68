import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

/**
 * Shows the shape of content that is loading. Give it the height and width of the content; the LoadingRegion around it
 * says "Loading".
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-shimmer rounded-control bg-hover", className)} />;
}

/** Wraps skeletons, and says once that the page is loading. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("ui");
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}

const rows = ["w-2/5", "w-1/3", "w-1/2", "w-2/5", "w-1/4", "w-1/3"];

/** Shows the shape of a page with a heading and a list. */
export function ListSkeleton() {
  return (
    <LoadingRegion>
      <div className="page">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="mt-8 h-9 w-full max-w-sm" />
        <div className="mt-4 grid gap-px overflow-hidden rounded-card border border-line">
          {rows.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <div key={index} className="flex h-12 items-center bg-surface px-4">
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
