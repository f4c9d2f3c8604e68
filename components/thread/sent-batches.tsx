"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

const FIRST_BATCHES = 5;

/** Lists the messages that staff sent to several applicants, with how many got and read each; renders nothing if there are none. */
export function SentBatches({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("thread.many");
  const headingId = useId();
  const list = useInfiniteQuery(
    trpc.messages.listBatches.infiniteQueryOptions(
      { organizationSlug, limit: FIRST_BATCHES },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const batches = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (batches.length === 0) return <LoadFailed query={list} />;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2 text-sm">
      <h2 id={headingId} className="px-1 font-semibold">
        {t("log")}
      </h2>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {batches.map(({ id, authorName, body, sent, read, createdAt }) => (
            <li key={id} className="grid gap-1 px-4 py-3 sm:px-5">
              <p className="text-ink-muted">
                {t("sentBy", { name: authorName, sent, read })} · <LocalTime value={createdAt} />
              </p>
              <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("moreLog")} className="" />
    </section>
  );
}
