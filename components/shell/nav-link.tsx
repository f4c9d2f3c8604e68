"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

export type NavLinkProps = {
  href: string;
  /** Every page whose path begins with this belongs to the link; left out, its own page alone. */
  section?: string;
  className: string;
  children: ReactNode;
};

/** A link of the navigation; it knows whether the reader is on its page, or in its section. */
export function NavLink({ href, section = href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const here = pathname === href || pathname === section || pathname.startsWith(`${section}/`);
  const current = pathname === href ? "page" : here ? "true" : undefined;
  return (
    <Link href={href} aria-current={current} data-current={here || undefined} className={className}>
      {children}
    </Link>
  );
}
