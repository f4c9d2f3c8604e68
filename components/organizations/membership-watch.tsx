"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { organizationKeys } from "./organization-keys.ts";

/** Asks for the page anew when the viewer's role has changed or ended, so that nothing of it stays on the screen. */
export function MembershipWatch({ organization }: { organization: Outputs["pages"]["organization"] }) {
  const router = useRouter();
  const { slug: organizationSlug, role } = organization;
  const { data, error } = useQuery({
    queryKey: organizationKeys.one(organizationSlug),
    queryFn: () => api.pages.organization.query({ organizationSlug }),
    initialData: organization,
  });
  const isOver = problemOf(error)?.code === "not_found" || data.role !== role;
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);
  return null;
}
