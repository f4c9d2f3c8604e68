import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, type NavLinkProps } from "./nav-link.tsx";

export type SectionNavigationProps = {
  /** The part of the product that the pages belong to, for screen readers. */
  label: string;
  pages: readonly (Pick<NavLinkProps, "href" | "section"> & { name: ReactNode })[];
  className?: string;
};

/** Links to the pages of a part of the product; scrolls if they don't all fit. */
export function SectionNavigation({ label, pages, className }: SectionNavigationProps) {
  const pathname = usePathname();
  const bar = useRef<HTMLElement>(null);
  // If they don't all fit, the current page's name is scrolled into view. After scrollIntoView, Tab would begin at the name, past the skip link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current element changes with the page
  useEffect(() => {
    const frame = bar.current?.getBoundingClientRect();
    const name = bar.current?.querySelector("[data-current]")?.getBoundingClientRect();
    if (frame && name) bar.current?.scrollBy({ left: name.x - frame.x - (frame.width - name.width) / 2 });
  }, [pathname]);
  return (
    <nav ref={bar} aria-label={label} className={className}>
      <ul className="flex w-max gap-6">
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
