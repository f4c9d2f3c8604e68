"use client";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

type PeopleBehindProps = {
  asked: Inputs["organizationInsights"]["listPeople"];
  title: string;
  onClose: () => void;
};
type Person = Outputs["organizationInsights"]["listPeople"]["people"][number];

/** The people that a figure counts, each leading to their place in the roster. */
export default function PeopleBehind({ asked, title, onClose }: PeopleBehindProps) {
  const t = useTranslations("organizationInsights");
  const { data, isError, refetch } = useQuery(trpc.organizationInsights.listPeople.queryOptions(asked));
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={title}>
        {isError && !data ? (
          <EmptyState
            icon={<CircleAlert />}
            title={t("peopleFailed")}
            description={t("peopleFailedHint")}
            action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
          />
        ) : null}
        {!data && !isError ? (
          <LoadingRegion className="grid gap-3">
            {["one", "two", "three", "four"].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </LoadingRegion>
        ) : null}
        {data ? (
          <>
            <p className="mb-3 text-sm text-ink-muted">
              {t("peopleCount", { total: data.total })}{" "}
              {data.people.length < data.total ? t("peopleFirst", { shown: data.people.length }) : null}
            </p>
            <ul aria-label={title} className="-mx-3">
              {data.people.map((person) => (
                <PersonLine
                  key={`${person.email} ${person.membership?.leftAt}`}
                  person={person}
                  kind={asked.figure.figure}
                  slug={asked.organizationSlug}
                />
              ))}
            </ul>
          </>
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}

function PersonLine({ person, kind, slug }: { person: Person; kind: string; slug: string }) {
  const t = useTranslations("organizationInsights");
  const { email, name, isApplicant, count, membership } = person;
  const shown = name?.trim() || email;
  return (
    <li className="relative flex items-center gap-3 rounded-card px-3 py-2.5 text-sm transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1">
        {isApplicant ? (
          <Link
            href={`/o/${slug}?${new URLSearchParams({ applicant: email })}`}
            className="block truncate font-medium after:absolute after:inset-0"
          >
            {shown}
          </Link>
        ) : (
          <span className="block truncate font-medium">{shown}</span>
        )}
        <p className="truncate text-ink-muted">{membership?.cohortName ?? (name ? email : null)}</p>
      </div>
      <span className="shrink-0 text-right text-xs text-ink-muted tabular-nums">
        {membership ? (
          <>
            {t(`departures.${membership.departureReason}`)}
            <br />
            <LocalTime value={membership.leftAt} format="date" />
          </>
        ) : (
          t(kind === "sharing" ? "boardCount" : "cardCount", { count: count ?? 0 })
        )}
      </span>
    </li>
  );
}
