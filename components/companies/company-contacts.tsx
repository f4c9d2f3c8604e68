"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";

export type CompanyContactsProps = { companyId: string; contacts: Outputs["contacts"]["list"] };

/** Whom one knows at a company, by name, each a way to their page. */
export function CompanyContacts({ companyId, contacts: { data, hasMore } }: CompanyContactsProps) {
  const t = useTranslations("companies");
  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-5 pb-3 text-sm font-semibold">{t("contacts")}</h2>
      {data.length === 0 ? <p className="px-5 pb-5 text-sm text-ink-muted">{t("noContacts")}</p> : null}
      <ul aria-label={t("contacts")}>
        {data.map(({ id, name, title }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-baseline gap-x-3 border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
          >
            <Link
              href={`/people/${id}`}
              className="max-w-full truncate font-medium after:absolute after:inset-0"
            >
              {name}
            </Link>
            <span className="min-w-0 truncate text-ink-muted">{title}</span>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p className="border-t border-line px-5 py-3 text-sm">
          <Link
            href={`/people?${new URLSearchParams({ view: "contacts", companyId })}`}
            className="rounded-control font-medium text-accent-text hover:underline"
          >
            {t("allContacts")}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
