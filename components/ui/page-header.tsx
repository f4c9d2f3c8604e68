import type { ReactNode } from "react";
import { cn } from "./cn.ts";

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The page's own actions, the main one last. */
  actions?: ReactNode;
  /** The place that this page belongs to: a link back, a switcher. */
  above?: ReactNode;
  className?: string;
};

/** Shows the header of a page, with its only h1. */
export function PageHeader({ title, description, actions, above, className }: PageHeaderProps) {
  return (
    <header className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}>
      <div className="grid min-w-0 gap-1">
        {above ? <div className="text-sm text-ink-muted">{above}</div> : null}
        <h1 className="text-2xl leading-tight font-semibold tracking-tight text-ink">{title}</h1>
        {description ? (
          <p className="max-w-2xl text-sm leading-relaxed text-ink-muted">{description}</p>
        ) : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div> : null}
    </header>
  );
}
