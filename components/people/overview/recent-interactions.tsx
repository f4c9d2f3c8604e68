"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";

type Recent = Outputs["people"]["getOverview"]["recentInteractions"];

/** The latest conversations, each a way to the one it was held with. */
export function RecentInteractions({ interactions }: { interactions: Recent }) {
  const t = useTranslations("people");
  return (
    <ul>
      {interactions.map(({ id, contactId, contactName, type, notes, interactionTime }) => (
        <li
          key={id}
          className="relative border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
        >
          <p className="flex items-baseline justify-between gap-3">
            <Link
              href={`/people/${contactId}`}
              className="min-w-0 truncate font-medium after:absolute after:inset-0"
            >
              {contactName}
            </Link>
            <LocalTime value={interactionTime} format="date" className="text-ink-muted" />
          </p>
          <p className="mt-0.5 line-clamp-2 text-ink-muted wrap-anywhere">
            {t(`types.${type}`)}
            {notes ? ` · ${notes}` : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
