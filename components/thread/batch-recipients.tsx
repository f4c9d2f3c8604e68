import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { BehindLine } from "#components/insights/behind-figure.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import { LIMITS } from "#domain/limits.ts";

export type BatchRecipientsProps = {
  organizationSlug: string;
  batch: Outputs["messages"]["listBatches"]["data"][number];
  onClose: () => void;
};

/** Lists who got a message sent to several applicants, and who has read it, page by page. */
export default function BatchRecipients({ organizationSlug, batch, onClose }: BatchRecipientsProps) {
  const t = useTranslations("outreach.many");
  const list = useInfiniteQuery(
    trpc.messages.listRecipients.infiniteQueryOptions(
      { organizationSlug, batchId: batch.id, limit: LIMITS.requests.pageSize },
      inPages,
    ),
  );
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={t("recipients")}>
        <p className="mb-3 line-clamp-6 text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
          {batch.body}
        </p>
        <LoadFailed query={list} />
        {list.isPending ? (
          <LoadingRegion className="grid gap-3">
            {["one", "two", "three"].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </LoadingRegion>
        ) : null}
        <ul aria-label={t("recipients")} className="-mx-3 empty:hidden">
          {people.map(({ applicantEmail, applicantDisplayName, memberId, isRead }) => (
            <BehindLine
              key={applicantEmail}
              name={applicantDisplayName ?? applicantEmail}
              href={memberId === null ? null : applicantPath(organizationSlug, memberId)}
              detail={memberId === null ? t("hasLeft", { email: applicantEmail }) : applicantEmail}
            >
              <Badge tone={isRead ? "success" : "neutral"}>{t(isRead ? "isRead" : "isUnread")}</Badge>
            </BehindLine>
          ))}
        </ul>
        <MoreButton list={list} label={t("moreRecipients")} className="" />
      </DrawerContent>
    </Drawer>
  );
}
