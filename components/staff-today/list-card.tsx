import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Card } from "#components/ui/card.tsx";

type Props = { title: string; count?: number; footer?: ReactNode; children: ReactNode };

/** A list of the day under its heading. */
export function ListCard({ title, count, footer, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h3 id={headingId} className="px-1 text-sm font-semibold">
        {title}
        {count === undefined ? null : (
          <span className="ml-2 font-medium text-ink-muted tabular-nums">{count}</span>
        )}
      </h3>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {children}
        </ul>
        {footer ? <div className="border-t border-line px-4 py-2.5 sm:px-5">{footer}</div> : null}
      </Card>
    </section>
  );
}

/** The way from a card to the page that it is an extract of. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center gap-1 justify-self-start rounded-control text-sm font-medium text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  );
}
