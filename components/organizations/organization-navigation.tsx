"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { SectionNavigation } from "#components/shell/section-navigation.tsx";
import { useDrawn } from "#components/ui/use-drawn.ts";
import { can, type Permission } from "#domain/permissions.ts";
import { isStaff, type Role } from "#domain/roles.ts";
import type { Messages } from "../../i18n/messages.ts";

/** The name of the organization, and the way from one of its pages to the other. */
export function OrganizationNavigation({ name, slug, role }: { name: string; slug: string; role: Role }) {
  const t = useTranslations("organizations");
  return (
    <div className="grid gap-1 border-b border-line px-4 pt-4 sm:px-8">
      <p className="truncate text-sm font-medium text-ink-muted">{name}</p>
      <SectionNavigation
        label={t("sectionsLabel", { name })}
        pages={sectionsOf(slug, role).map(({ label, ...page }) => ({
          ...page,
          name: t(`sections.${label}`),
        }))}
        className="-mx-4 overflow-x-auto px-4 sm:-mx-8 sm:px-8"
      />
    </div>
  );
}

type WatchProps = { organization: Outputs["organizations"]["getFrame"] };

/** Loads the page anew when the viewer's role has changed or ended, so that nothing of it stays on the screen. */
export function MembershipWatch({ organization }: WatchProps) {
  return useDrawn() ? <Watching organization={organization} /> : null;
}

function Watching({ organization }: WatchProps) {
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

type Section = {
  /** Its name in `messages/en/organizations.json`. */
  label: keyof Messages["organizations"]["sections"];
  /** Below the organization's path. */
  path: "" | `/${string}`;
  /** What else belongs to it, below the organization's path; left out, what stands below its own. */
  section?: `/${string}`;
  /** What whoever sees it may do; left out, it is for applicants. */
  permission?: Permission;
};

/** The pages of an organization, in order, with who sees them; a page that is new is one line here. */
const sections: readonly Section[] = [
  { label: "overview", path: "", section: "/overview" },
  { label: "roster", path: "", section: "/shares", permission: "roster.list" },
  { label: "cohorts", path: "/cohorts", permission: "cohorts.list" },
  { label: "insights", path: "/insights", permission: "organization_insights.get" },
  { label: "members", path: "/members", permission: "members.list" },
  { label: "audit", path: "/audit", permission: "audit_events.list" },
  { label: "billing", path: "/billing", permission: "billing.get" },
  { label: "settings", path: "/settings", permission: "organizations.get" },
];

/** The pages of an organization that a role sees. */
function sectionsOf(slug: string, role: Role) {
  return sections
    .filter(({ permission }) => (permission ? can(role, permission) : !isStaff(role)))
    .map(({ label, path, section = path }) => ({
      label,
      href: `/o/${slug}${path}`,
      section: `/o/${slug}${section}`,
    }));
}
