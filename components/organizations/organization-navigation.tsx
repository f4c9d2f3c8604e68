"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { SectionNavigation } from "#components/shell/section-navigation.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { Role } from "#domain/roles.ts";
import { sectionsOf } from "./sections.ts";

/** Shows the organization's name, and links to its pages. */
export function OrganizationNavigation({ name, slug, role }: { name: string; slug: string; role: Role }) {
  const t = useTranslations("organizations");
  const sections = useTranslations("sections");
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-7xl gap-1 px-4 pt-4 sm:px-8">
        <p className="truncate text-sm font-medium text-ink-muted">{name}</p>
        <SectionNavigation
          label={t("sectionsLabel", { name })}
          pages={sectionsOf(slug, role).map(({ label, ...page }) => ({
            ...page,
            name: sections(label),
          }))}
          className="scroll-sideways -mx-4 px-4 sm:-mx-8 sm:px-8"
        />
      </div>
    </div>
  );
}

type WatchProps = { organization: Outputs["organizations"]["getLayout"] };

/** Reloads the page when the viewer's role has changed or ended, so that nothing of it stays on the screen. */
export function MembershipWatch({ organization }: WatchProps) {
  return useHydrated() ? <Watching organization={organization} /> : null;
}

function Watching({ organization }: WatchProps) {
  const { slug: organizationSlug, role } = organization;
  const { data, error } = useQuery(
    trpc.organizations.getLayout.queryOptions({ organizationSlug }, { initialData: organization }),
  );
  const isOver = problemOf(error)?.code === "not_found" || data.role !== role;
  useEffect(() => {
    // A page that wasn't available to the viewer stays that way until it is reloaded, even if the router
    // refreshes.
    if (isOver) window.location.reload();
  }, [isOver]);
  return null;
}
