"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "#components/ui/link.tsx";

/**
 * Links to a page of the documentation, marked as current on it. An error code's page belongs to the errors, an
 * operation's to its group.
 */
export function DocsLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname();
  const isHere = pathname === href;
  const isWithin = /^\/docs\/(?:errors$|reference\/)/.test(href) && pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={isHere ? "page" : isWithin ? "true" : undefined}
      className="block rounded-control px-2.5 py-1.5 text-sm text-ink-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );
}
