"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";

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
