"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LIMITS } from "#domain/limits.ts";

/** Lists who looked at the person's shared boards, and on which days. */
export function BoardLooks({ initial }: { initial: Outputs["shares"]["listLooks"] }) {
  const t = useTranslations("sharing");
  const list = useInfiniteQuery(
    trpc.shares.listLooks.infiniteQueryOptions({ limit: LIMITS.requests.pageSize }, pagesFrom(initial)),
  );
  const looks = list.data.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby="looks" className="grid gap-3">
      <h2 id="looks" className="text-base font-semibold tracking-tight">
        {t("looks")}
      </h2>
      <p className="text-sm text-ink-muted">{looks.length === 0 ? t("noLooks") : t("looksText")}</p>
      <LoadFailed query={list} />
      {looks.length > 0 ? (
        <Card>
          <ol aria-labelledby="looks" className="divide-y divide-line">
            {looks.map(({ id, viewerName, organization, boardName, lookedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
              >
                <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
                  <span className="font-medium">{viewerName}</span>{" "}
                  <span className="text-ink-muted">
                    {t("looked", { organization: organization.name, board: boardName })}
                  </span>
                </p>
                <LocalTime value={lookedAt} format="date" className="whitespace-nowrap text-ink-muted" />
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <MoreButton list={list} label={t("moreLooks")} className="" />
    </section>
  );
}
