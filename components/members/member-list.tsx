import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Table, TableBody, TableHead, TableHeader } from "#components/ui/table.tsx";
import { LIMITS } from "#domain/limits.ts";
import { can } from "#domain/permissions.ts";
import { MemberRow } from "./member-row.tsx";
import { MEMBERS_A_PAGE, type Organization } from "./members-data.ts";

export type MemberListProps = {
  organization: Organization;
  who: "staff" | "applicants";
  /** Only members whose name or address contains this; empty for all. */
  search: string;
  initial: Outputs["members"]["list"];
};

/** Lists the staff of the organization, or its applicants, by address. */
export function MemberList({ organization, who, search, initial }: MemberListProps) {
  const t = useTranslations("members");
  const headingId = useId();
  const organizationSlug = organization.slug;
  const list = useInfiniteQuery(
    trpc.members.list.infiniteQueryOptions(
      { organizationSlug, who, limit: MEMBERS_A_PAGE, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData, ...(search === "" ? pagesFrom(initial) : inPages) },
    ),
  );
  const members = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const hasLoads = who === "staff" && can(organization.role, "caseload.list");
  const loads = useQuery({
    ...trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit: LIMITS.requests.pageSizeMost }),
    enabled: hasLoads,
  });
  const loadOf = new Map(loads.data?.data.map((load) => [load.memberId, load]));
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-base font-semibold tracking-tight">
        {t(who)}
      </h2>
      {members.length === 0 ? (
        <p className="mt-2 px-1 text-sm text-ink-muted">{t(search === "" ? "noApplicants" : "noneFound")}</p>
      ) : null}
      <Card className={cn("mt-2 overflow-hidden", members.length === 0 && "hidden")}>
        <Table caption={t(who)}>
          <TableHead className="max-sm:sr-only">
            <TableHeader>{t("person")}</TableHeader>
            <TableHeader>{t("role")}</TableHeader>
            {hasLoads ? <TableHeader>{t("applicants")}</TableHeader> : null}
            <TableHeader className="max-md:hidden">{t("joined")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("actions")}</span>
            </TableHeader>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                organization={organization}
                load={hasLoads ? (loadOf.get(member.id) ?? null) : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </Card>
      <MoreButton list={list} label={t("more")} />
    </section>
  );
}
