import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Panel } from "#components/applicant-home/panel.tsx";
import { Button } from "#components/ui/button.tsx";
import type { RecordedOutcome } from "./entry/entry-values.ts";
import { OutcomeFacts } from "./entry/outcome-facts.tsx";

const ContestDialog = dynamic(() => import("./entry/contest-dialog.tsx"), { ssr: false });

type Page = Outputs["outcomes"]["listOwn"];
type Props = { organizationSlug: string; initial: Page };

/** Shows an applicant their recorded outcomes. */
export function OwnOutcomes({ organizationSlug, initial }: Props) {
  const { data } = useQuery(
    trpc.outcomes.listOwn.queryOptions({ organizationSlug }, { initialData: initial }),
  ).data;
  return (
    <OutcomePanel
      organizationSlug={organizationSlug}
      outcomes={data}
      actions={(outcome) =>
        outcome.mistakenAt === null ? (
          <ContestActions organizationSlug={organizationSlug} outcome={outcome} />
        ) : null
      }
    />
  );
}

/** Shows staff the outcomes as their applicant sees them. */
export function OutcomesAsApplicant(query: { organizationSlug: string; applicantEmail: string }) {
  const list = useQuery(trpc.outcomes.list.queryOptions(query));
  return (
    <OutcomePanel organizationSlug={query.organizationSlug} outcomes={list.data?.data}>
      <LoadFailed query={list} />
    </OutcomePanel>
  );
}

type PanelProps = {
  organizationSlug: string;
  /** Undefined until they have loaded. */
  outcomes: Page["data"] | undefined;
  actions?: (outcome: RecordedOutcome) => ReactNode;
  children?: ReactNode;
};

function OutcomePanel({ organizationSlug, outcomes, actions, children }: PanelProps) {
  const t = useTranslations("outcomes");
  return (
    <Panel title={t("own")}>
      <p className="text-ink-muted">{t(outcomes?.length === 0 ? "ownNone" : "ownText")}</p>
      {children}
      <ul className="grid gap-3 empty:hidden">
        {outcomes?.map((outcome) => (
          <li key={outcome.id} className="grid gap-2">
            <OutcomeFacts organizationSlug={organizationSlug} outcome={outcome} />
            {actions?.(outcome)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type ActionsProps = { organizationSlug: string; outcome: RecordedOutcome };

/** Lets the applicant say why an outcome is wrong, or withdraw that. */
function ContestActions({ organizationSlug, outcome }: ActionsProps) {
  const t = useTranslations("outcomeEntry");
  const [isOpen, setOpen] = useState(false);
  const withdraw = useChange({
    mutationFn: () => api.outcomes.contest.mutate({ organizationSlug, outcomeId: outcome.id, reason: null }),
    affects: ofOrganization(organizationSlug),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(outcome.contest === null ? "contestButton" : "contestEdit")}
      </Button>
      {outcome.contest === null ? null : (
        <Button size="sm" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t("contestWithdraw")}
        </Button>
      )}
      {isOpen ? (
        <ContestDialog organizationSlug={organizationSlug} outcome={outcome} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
