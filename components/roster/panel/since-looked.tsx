"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";

export type SinceLookedProps = { organizationSlug: string; applicantEmail: string };

/** Shows what changed on an applicant's shared boards since the viewer last looked, and stores that they have looked now. */
export function SinceLooked({ organizationSlug, applicantEmail }: SinceLookedProps) {
  const t = useTranslations("roster.since");
  const status = useTranslations("status");
  const queryClient = useQueryClient();
  const asked = { organizationSlug, applicantEmail };
  // Read once for each opening: looking ends what is new, and the list must stay while it is read.
  const changes = useQuery(
    trpc.roster.getChanges.queryOptions(asked, {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: ({ state }) => state.data === undefined,
    }),
  );
  const { mutate: markLooked } = useMutation({
    meta: { silent: true },
    mutationFn: () => api.roster.markLooked.mutate({ organizationSlug, applicantEmail }),
    onSuccess: ({ lookedAt }) => {
      queryClient.setQueryData(
        trpc.roster.listLooks.queryKey({ organizationSlug }),
        (looks) =>
          looks && [
            ...looks.filter((look) => look.applicantEmail !== applicantEmail),
            { applicantEmail, lookedAt },
          ],
      );
    },
  });
  const isRead = changes.data !== undefined;
  useEffect(() => {
    if (isRead) markLooked();
  }, [isRead, markLooked]);
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
