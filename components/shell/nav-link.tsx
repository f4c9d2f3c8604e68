"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

export type NavLinkProps = { href: string; section: string; className: string; children: ReactNode };

/** A link of the navigation; it knows whether the reader is on its page. */
export function NavLink({ href, section, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const current = pathname === section || pathname.startsWith(`${section}/`);
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={className}>
      {children}
    </Link>
  );
}
