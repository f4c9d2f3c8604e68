"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useOpened } from "#components/ui/use-opened.ts";

const FIRST_BATCHES = 5;

const BatchRecipients = dynamic(
  loadAhead(() => import("./batch-recipients.tsx")),
  { ssr: false },
);

/** Lists the messages that staff sent to several applicants, with how many got and read each, and who; renders nothing if there are none. */
export function SentBatches({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("outreach.many");
  const headingId = useId();
  const { openId, open, close } = useOpened("batch");
  const list = useInfiniteQuery(
    trpc.messages.listBatches.infiniteQueryOptions({ organizationSlug, limit: FIRST_BATCHES }, inPages),
  );
  const batches = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const opened = batches.find(({ id }) => id === openId);
  if (batches.length === 0) return <LoadFailed query={list} />;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2 text-sm">
      <h2 id={headingId} className="font-semibold">
        {t("log")}
      </h2>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {batches.map((batch) => (
            <li key={batch.id} className="grid justify-items-start gap-1 px-4 py-3 sm:px-5">
              <p className="text-ink-muted">
                {t("sentBy", { name: batch.authorName, sent: batch.sent, read: batch.read })} ·{" "}
                <LocalTime value={batch.createdAt} />
              </p>
              <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{batch.body}</p>
              <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => open(batch.id)}>
                {t("recipients")}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("moreLog")} className="" />
      {opened ? <BatchRecipients {...{ organizationSlug }} batch={opened} onClose={close} /> : null}
    </section>
  );
}
