"use client";
import { useTranslations } from "next-intl";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useLook } from "#components/shared-board/use-look.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { useChanges } from "./use-changes.ts";

export type SinceLookedProps = { organizationSlug: string; applicantEmail: string };

/** Shows what changed on an applicant's shared boards since the viewer last looked, and stores that they have looked now. */
export function SinceLooked({ organizationSlug, applicantEmail }: SinceLookedProps) {
  const t = useTranslations("roster.since");
  const status = useTranslations("status");
  const changes = useChanges({ organizationSlug, applicantEmail });
  useLook({ organizationSlug, applicantEmail }, changes.data !== undefined);
  if (changes.isError) return <LoadFailed query={changes} />;
  if (!changes.data) return <Skeleton className="h-9 w-full" />;
  const { lookedAt, changes: all } = changes.data;
  return (
    <section aria-label={t("title")} className="grid gap-1.5 text-sm">
      <h3 className="font-semibold">
        {lookedAt ? (
          <>
            {t("title")} <LocalTime value={lookedAt} format="date" />
          </>
        ) : (
          t("first")
        )}
      </h3>
      {all.length === 0 ? <p className="text-ink-muted">{t("nothing")}</p> : null}
      <ul className="grid max-h-56 gap-1 overflow-y-auto empty:hidden">
        {all.map(({ id, kind, at, shareId, applicationId, title, companyName, interview, ...change }) => (
          <li key={`${kind} ${id}`}>
            <TextLink href={`/o/${organizationSlug}/shares/${shareId}?card=${applicationId}`}>
              {t("nameAt", { title, company: companyName })}
            </TextLink>{" "}
            <span className="text-ink-muted">
              {interview ? (
                <>
                  {t(`types.${interview.type}`)}, {t(`outcomes.${interview.outcome}`)},{" "}
                  <LocalTime value={interview.scheduledAt} format="date" />
                </>
              ) : (
                <>
                  {t(kind === "card" ? "added" : "moved", { status: status(change.status) })}{" "}
                  <LocalTime value={at} format="date" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
