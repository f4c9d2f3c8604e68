"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useMembershipChanges } from "./use-membership-changes.ts";

const LOOKED_AT_EVERY_MS = 60_000;

/** Lists all membership changes that can still be undone, no matter who made them. */
export function RecentChanges({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("memberships");
  const headingId = useId();
  const { undo } = useMembershipChanges(organizationSlug);
  const { data: changes } = useQuery(
    trpc.cohortMemberships.listChanges.queryOptions(
      { organizationSlug },
      { refetchInterval: LOOKED_AT_EVERY_MS },
    ),
  );
  if (!changes || changes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-sm font-semibold">
        {t("recent")}
        <span className="ml-2 font-normal text-ink-muted">{t("undoable")}</span>
      </h2>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {changes.map(({ changeId, kind, cohortName: name, count, at }) => {
            const what = t(`recentKinds.${kind}`, { count, name });
            return (
              <li
                key={`${changeId} ${name}`}
                className="flex flex-wrap items-center gap-3 px-4 py-2.5 text-sm"
              >
                <p className="min-w-0 flex-1">
                  {what}{" "}
                  <span className="text-ink-muted">
                    <LocalTime value={at} format="dateTime" />
                  </span>
                </p>
                <Button
                  size="sm"
                  aria-label={t("undoOf", { what })}
                  pending={undo.isPending && undo.variables.includes(changeId)}
                  onClick={() => undo.mutate([changeId])}
                >
                  {t("undo")}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
