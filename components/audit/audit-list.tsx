import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { AuditEvent } from "./audit-log.ts";
import { changesOf, sentenceOf } from "./sentence.ts";

type Group = readonly [AuditEvent, ...AuditEvent[]];

/** Groups entries that come from one change to several people: they have the same time. */
function grouped(events: readonly AuditEvent[]): Group[] {
  const keyOf = ({ createdAt, action, actorLabel, subjectLabel }: AuditEvent) =>
    JSON.stringify([createdAt, action, actorLabel, subjectLabel]);
  return [...Map.groupBy(events, keyOf).values()].flatMap(([first, ...others]): Group[] =>
    first ? [[first, ...others]] : [],
  );
}

/** The pages of the log. */
type Log = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** Shows each event as a sentence with its time, and a change of several people as a row that unfolds. */
export function AuditList({ events, log }: { events: readonly AuditEvent[]; log: Log }) {
  const t = useTranslations("audit");
  const groups = grouped(events);
  return (
    <Card>
      <ol aria-label={t("title")} className="divide-y divide-line">
        {groups.map((group, index) => (
          <li
            key={group[0].id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
          >
            {group.length === 1 ? (
              <p className="min-w-0 flex-1 basis-72">
                <Event event={group[0]} />
              </p>
            ) : (
              <Several group={group} rest={log.hasNextPage && index === groups.length - 1 ? log : null} />
            )}
            <LocalTime value={group[0].createdAt} className="whitespace-nowrap text-ink-muted" />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Event({ event }: { event: AuditEvent }) {
  const t = useTranslations("audit");
  return (
    <>
      {sentenceOf(t, event)} {event.performedBySupport ? <Badge tone="info">{t("support")}</Badge> : null}
      {changesOf(t, event).map((change) => (
        <span key={change} className="block text-ink-muted">
          {change}
        </span>
      ))}
    </>
  );
}

/**
 * Shows a change of several people, whose entries unfold.
 * @param rest the log if more of them may be on its next page; unfolding reads those too
 */
function Several({ group, rest }: { group: Group; rest: Log | null }) {
  const t = useTranslations("audit");
  const [isOpen, setOpen] = useState(false);
  const people = t("several", { count: group.length, isCut: rest ? "yes" : "no" });
  useEffect(() => {
    if (isOpen && rest && !rest.isFetchingNextPage && !rest.isFetchNextPageError) rest.fetchNextPage();
  }, [isOpen, rest]);
  return (
    <details
      className="min-w-0 flex-1 basis-72"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer rounded-control pointer-coarse:min-h-11">
        {sentenceOf(t, { ...group[0], subjectEmail: people })}
      </summary>
      <ul className="mt-2 ml-4 grid list-disc gap-1 text-ink-muted marker:text-line-strong">
        {group.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ul>
    </details>
  );
}
