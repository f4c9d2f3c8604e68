"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { MemberRow } from "./member-row.tsx";
import { MEMBERS_A_PAGE, type Organization } from "./members-data.ts";

export type MemberListProps = { organization: Organization; initial: Outputs["members"]["list"] };

/** Everybody in the organization, by address. */
export function MemberList({ organization, initial }: MemberListProps) {
  const t = useTranslations("members");
  const organizationSlug = organization.slug;
  const list = useInfiniteQuery(
    trpc.members.list.infiniteQueryOptions(
      {
        organizationSlug,
        limit: MEMBERS_A_PAGE,
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: { pages: [initial], pageParams: [null] },
      },
    ),
  );
  const members = list.data.pages.flatMap(({ data }) => data);
  return (
    <>
      <Card className="mt-6 overflow-hidden">
        <Table caption={t("title")}>
          <TableHead className="max-sm:sr-only">
            <TableRow>
              <TableHeader>{t("person")}</TableHeader>
              <TableHeader>{t("role")}</TableHeader>
              <TableHeader className="max-md:hidden">{t("joined")}</TableHeader>
              <TableHeader>
                <span className="sr-only">{t("actions")}</span>
              </TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} organization={organization} />
            ))}
          </TableBody>
        </Table>
      </Card>
      {list.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
