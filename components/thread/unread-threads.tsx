import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { ThreadLine } from "./thread-line.tsx";

const SHOWN = 5;

/** Lists on a coach's Today the applicants whose messages they haven't read; renders nothing if there are none. */
export function UnreadThreads({ organizationSlug, isMine }: { organizationSlug: string; isMine: boolean }) {
  const t = useTranslations("thread");
  const headingId = useId();
  const mine = isMine ? { isMine } : {};
  const { data } = useQuery(
    trpc.messages.listThreads.queryOptions({ organizationSlug, isUnread: true, ...mine, limit: SHOWN }),
  );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-1 px-2 py-3">
        <h3 id={headingId} className="px-3 text-sm font-semibold">
          {t("unreadTitle")}
        </h3>
        <ul aria-labelledby={headingId}>
          {data.data.map((thread) => (
            <ThreadLine key={thread.applicantEmail} organizationSlug={organizationSlug} thread={thread} />
          ))}
        </ul>
        {data.hasMore ? (
          <p className="px-3 text-sm">
            <TextLink href={`/o/${organizationSlug}/messages`}>{t("allMessages")}</TextLink>
          </p>
        ) : null}
      </Card>
    </section>
  );
}
