"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Select } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { EVENTS_A_PAGE, eventSentence, type SecurityEvent, type SecurityLogPage } from "./security-events.ts";

const GROUPS = ["sign_in", "access", "account", "data"] as const;
type Group = (typeof GROUPS)[number];

/** Lists the security events of the account, newest first, page by page. */
export function SecurityLog({ initial }: { initial: SecurityLogPage }) {
  const t = useTranslations("security");
  const [group, setGroup] = useState<Group | null>(null);
  const query = { limit: EVENTS_A_PAGE, ...(group === null ? {} : { group }) };
  const log = useInfiniteQuery(
    trpc.securityLog.list.infiniteQueryOptions(query, {
      placeholderData: keepPreviousData,
      ...(group === null ? pagesFrom(initial) : inPages),
    }),
  );
  const events = log.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="grid gap-4">
      <Select
        aria-label={t("log.filter")}
        value={group ?? ""}
        onChange={({ target }) => setGroup(GROUPS.find((item) => item === target.value) ?? null)}
        options={[
          { value: "", label: t("log.all") },
          ...GROUPS.map((item) => ({ value: item, label: t(`log.groups.${item}`) })),
        ]}
        className="w-full sm:w-60"
      />
      <LoadFailed query={log} />
      {events.length === 0 && log.isSuccess && !log.isPlaceholderData ? (
        <EmptyState
          icon={<ShieldCheck aria-hidden />}
          title={t("log.noneTitle")}
          description={t("log.noneText")}
          headingLevel="h3"
        />
      ) : null}
      {events.length > 0 ? <EventList events={events} /> : null}
      <MoreButton list={log} label={t("log.more")} className="justify-start" />
    </div>
  );
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const t = useTranslations("security");
  return (
    <ol aria-label={t("log.title")} className="divide-y divide-line">
      {events.map((event) => {
        const origin = [event.device, event.network].filter((item) => item !== null);
        return (
          <li key={event.id} className="grid gap-0.5 py-3 text-sm">
            <p className="wrap-anywhere">{eventSentence(t, event)}</p>
            <p className="text-ink-muted wrap-anywhere">
              <LocalTime value={event.at} />
              {origin.length > 0 ? ` · ${origin.join(" · ")}` : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Explains how to respond to unfamiliar activity, with links. */
export function NotYou() {
  const t = useTranslations("security.notYou");
  return (
    <Callout
      title={t("title")}
      action={
        <>
          <ButtonLink size="sm" href="/settings/sign-in">
            {t("changePassword")}
          </ButtonLink>
          <ButtonLink size="sm" href="/settings/api-keys">
            {t("reviewKeys")}
          </ButtonLink>
          <ButtonLink size="sm" href="/settings/connected-apps">
            {t("reviewApps")}
          </ButtonLink>
        </>
      }
    >
      {t("text")}
    </Callout>
  );
}
