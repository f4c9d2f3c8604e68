import { ChevronLeft } from "lucide-react";
import { Link, type LinkProps } from "./link.tsx";

/** Links to the place that a page belongs to, above its title. */
export function BackLink({ children, ...props }: Omit<LinkProps, "className">) {
  return (
    <Link
      {...props}
      className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded-control text-sm text-ink-muted hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
