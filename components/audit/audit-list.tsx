import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { AuditEvent } from "./audit-log.ts";
import { sentenceOf } from "./telling.ts";

/** Each event as a sentence, with its moment. */
export function AuditList({ events }: { events: readonly AuditEvent[] }) {
  const t = useTranslations("audit");
  return (
    <Card>
      <ol aria-label={t("title")} className="divide-y divide-line">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
          >
            <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
              {sentenceOf(t, event)}{" "}
              {event.performedBySupport ? <Badge tone="info">{t("support")}</Badge> : null}
            </p>
            <LocalTime value={event.createdAt} className="whitespace-nowrap text-ink-muted" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
