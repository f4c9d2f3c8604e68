import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { RecordedOutcome } from "./entry-values.ts";
import { OutcomeFacts } from "./outcome-facts.tsx";
import { ProofActions } from "./proof-actions.tsx";
import { ProposalList } from "./proposal-list.tsx";

const OutcomeDialog = dynamic(() => import("./outcome-dialog.tsx"), { ssr: false });

type Props = { organizationSlug: string; applicantEmail: string; person: string };

/** Shows staff what is recorded about an applicant, lets them record and correct it, and proposes accepted cards. */
export function PersonOutcomes({ organizationSlug, applicantEmail, person }: Props) {
  const t = useTranslations("outcomeEntry");
  const headingId = useId();
  const asked = { organizationSlug, applicantEmail };
  const list = useInfiniteQuery(trpc.outcomes.list.infiniteQueryOptions(asked, inPages));
  const proposals = useQuery(trpc.outcomes.listProposals.queryOptions(asked)).data?.data ?? [];
  const [editing, setEditing] = useState<RecordedOutcome | "new" | null>(null);
  const marking = useMarking(organizationSlug);
  const outcomes = list.data?.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("heading")}
        </h3>
        <Button size="sm" onClick={() => setEditing("new")}>
          {t("recordButtonNew")}
        </Button>
      </div>
      {proposals.length > 0 ? (
        <ProposalList
          organizationSlug={organizationSlug}
          proposals={proposals}
          label={t("proposals")}
          showsPeople={false}
          className="grid gap-2"
        />
      ) : null}
      <LoadState query={list} skeleton="h-9" />
      {outcomes?.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-labelledby={headingId} className="grid gap-3 empty:hidden">
        {outcomes?.map((outcome) => (
          <li key={outcome.id} className="flex flex-wrap items-start justify-between gap-2">
            <OutcomeFacts organizationSlug={organizationSlug} outcome={outcome} />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => setEditing(outcome)}
                aria-label={t("correctOf", { kind: t(`kinds.${outcome.kind}`) })}
              >
                {t("correctButton")}
              </Button>
              <Button
                size="sm"
                disabled={marking.isPending}
                onClick={() => marking.mutate({ outcomeId: outcome.id, isMistake: !outcome.mistakenAt })}
                aria-label={t(outcome.mistakenAt ? "countOf" : "mistakeOf", {
                  kind: t(`kinds.${outcome.kind}`),
                })}
              >
                {t(outcome.mistakenAt ? "count" : "mistake")}
              </Button>
              <ProofActions organizationSlug={organizationSlug} outcome={outcome} />
            </div>
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
      {editing ? (
        <OutcomeDialog
          organizationSlug={organizationSlug}
          applicantEmail={applicantEmail}
          person={person}
          outcome={editing === "new" ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

/** Returns the change that marks an outcome as entered by mistake, or counts it again; each can be undone. */
function useMarking(organizationSlug: string) {
  const t = useTranslations("outcomeEntry");
  const toast = useToast();
  const marking = useChange({
    mutationFn: ({ outcomeId, isMistake }: { outcomeId: string; isMistake: boolean }) =>
      api.outcomes.correct.mutate({ organizationSlug, outcomeId, enteredByMistake: isMistake }),
    onSuccess: (_outcome, { outcomeId, isMistake }) =>
      toast.undoable(t(isMistake ? "markedMistake" : "counted"), () =>
        marking.mutate({ outcomeId, isMistake: !isMistake }),
      ),
    affects: ofOrganization(organizationSlug),
  });
  return marking;
}
