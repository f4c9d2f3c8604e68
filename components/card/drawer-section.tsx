import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Shows a section of the drawer under its heading. */
export function DrawerSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-6 grid gap-2 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-3 px-0">
        <h3 className="text-sm font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

export type FoldedSectionProps = {
  title: string;
  /** A short summary of the content, beside the heading. */
  summary?: string | null | undefined;
  open?: boolean;
  children: ReactNode;
};

/** Shows a section of the drawer that is folded until it is opened. */
export function FoldedSection({ title, summary, open = false, children }: FoldedSectionProps) {
  return (
    <details open={open} className="group/fold border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform group-open/fold:rotate-90"
        />
        <h3 className="font-semibold">{title}</h3>
        {summary ? (
          <span className="min-w-0 flex-1 truncate text-right text-ink-muted group-open/fold:hidden">
            {summary}
          </span>
        ) : null}
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

/** Shows the shape of a section while its code loads. */
export function SectionSkeleton() {
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}
