"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Cohort } from "./cohort-data.ts";
import { PlaceApplicants } from "./place-applicants.tsx";
import { StintRow } from "./stint-row.tsx";
import type { useCohortChanges } from "./use-cohort-changes.ts";

const STINTS_A_PAGE = 100;

export type CohortPanelProps = {
  organizationSlug: string;
  cohort: Cohort;
  mayManage: boolean;
  changes: ReturnType<typeof useCohortChanges>;
  onClose: () => void;
};

/** Who is and was in a cohort, the latest first, with the ways in and out. */
export function CohortPanel({ organizationSlug, cohort, mayManage, changes, onClose }: CohortPanelProps) {
  const t = useTranslations("cohorts");
  const [placing, setPlacing] = useState(false);
  const stints = useInfiniteQuery(
    trpc.cohortMemberships.list.infiniteQueryOptions(
      {
        organizationSlug,
        cohortId: cohort.id,
        limit: STINTS_A_PAGE,
      },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const all = stints.data?.pages.flatMap(({ data }) => data);
  const isOpen = cohort.archivedAt === null;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={cohort.name}>
        {mayManage && isOpen ? (
          <Button className="mb-4" onClick={() => setPlacing(true)}>
            <UserPlus aria-hidden />
            {t("place")}
          </Button>
        ) : null}
        <LoadFailed query={stints} />
        {stints.isPending ? <Skeleton className="h-24 w-full" /> : null}
        {all?.length === 0 ? (
          <EmptyState title={t("nobodyTitle")} description={t("nobodyText")} headingLevel="h3" />
        ) : null}
        <ul aria-label={t("stints")} className="divide-y divide-line empty:hidden">
          {all?.map((stint) => (
            <StintRow key={stint.id} stint={stint} mayManage={mayManage} end={changes.end.mutateAsync} />
          ))}
        </ul>
        {stints.hasNextPage ? (
          <Button pending={stints.isFetchingNextPage} onClick={() => stints.fetchNextPage()}>
            {t("more")}
          </Button>
        ) : null}
        {placing ? (
          <PlaceApplicants
            organizationSlug={organizationSlug}
            cohort={cohort}
            there={new Set(all?.filter(({ leftAt }) => leftAt === null).map((one) => one.applicantEmail))}
            place={changes.place.mutateAsync}
            onClose={() => setPlacing(false)}
          />
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}
