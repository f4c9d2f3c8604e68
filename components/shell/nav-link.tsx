import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "#components/ui/link.tsx";

export type NavLinkProps = {
  href: string;
  /** The path prefixes of the pages that belong to the link; its own `href` by default. */
  section?: string | readonly string[];
  className: string;
  children: ReactNode;
};

/** Renders a link of the navigation, marked if the reader is on its page or in its section. */
export function NavLink({ href, section = href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const here = pathname === href || [section].flat().some(isIn);
  const current = pathname === href ? "page" : here ? "true" : undefined;
  return (
    <Link href={href} aria-current={current} data-current={here || undefined} className={className}>
      {children}
    </Link>
  );
}
