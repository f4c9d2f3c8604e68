"use client";
import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { NavLink } from "#components/shell/nav-link.tsx";
import type { Role } from "#domain/roles.ts";
import { sectionsOf } from "./sections.ts";

/** The name of the organization, and the way from one of its pages to the other. */
export function OrganizationNavigation({ name, slug, role }: { name: string; slug: string; role: Role }) {
  const t = useTranslations("organizations");
  const pathname = usePathname();
  const list = useRef<HTMLUListElement>(null);
  // Where they don't all fit, the page's own name is not the one that is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one on another page
  useEffect(() => {
    list.current?.querySelector("[data-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <div className="grid gap-1 border-b border-line px-4 pt-4 sm:px-8">
      <p className="truncate text-sm font-medium text-ink-muted">{name}</p>
      <nav aria-label={t("sectionsLabel", { name })} className="-mx-4 overflow-x-auto px-4 sm:-mx-8 sm:px-8">
        <ul ref={list} className="flex gap-6">
          {sectionsOf(slug, role).map(({ href, section, label }) => (
            <li key={href} className="shrink-0">
              <NavLink
                href={href}
                section={section}
                className="-mb-px flex min-h-10 items-center border-b-2 border-transparent text-sm font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-current:border-accent data-current:text-ink"
              >
                {t(`sections.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Loads the page anew when the viewer's role has changed or ended, so that nothing of it stays on the screen. */
export function MembershipWatch({ organization }: { organization: Outputs["organizations"]["getFrame"] }) {
  const { slug: organizationSlug, role } = organization;
  const { data, error } = useQuery(
    trpc.organizations.getFrame.queryOptions({ organizationSlug }, { initialData: organization }),
  );
  const isOver = problemOf(error)?.code === "not_found" || data.role !== role;
  useEffect(() => {
    // A page that was not for the viewer stays so until it is loaded anew, whatever the router is told.
    if (isOver) window.location.reload();
  }, [isOver]);
  return null;
}
