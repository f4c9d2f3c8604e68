"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, type NavLinkProps } from "./nav-link.tsx";

export type SectionNavigationProps = {
  /** What the pages belong to; screen readers say it. */
  label: string;
  pages: readonly (Pick<NavLinkProps, "href" | "section"> & { name: ReactNode })[];
  className?: string;
};

/** Leads from one page of a part of the product to the others; it scrolls where they don't all fit. */
export function SectionNavigation({ label, pages, className }: SectionNavigationProps) {
  const pathname = usePathname();
  const list = useRef<HTMLUListElement>(null);
  // Where they don't all fit, the page's own name is not the one that is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one on another page
  useEffect(() => {
    list.current?.querySelector("[data-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className="flex gap-6">
        {pages.map(({ href, section, name }) => (
          <li key={href} className="shrink-0">
            <NavLink
              href={href}
              section={section}
              className="-mb-px flex min-h-10 items-center border-b-2 border-transparent text-sm font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-current:border-accent data-current:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
