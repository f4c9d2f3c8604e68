import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { ProposalList } from "./entry/proposal-list.tsx";

type Props = { organizationSlug: string; initial: Outputs["outcomes"]["listProposals"] };

/** Shows the accepted cards from which no outcome was recorded. */
export function Proposals({ organizationSlug, initial }: Props) {
  const t = useTranslations("outcomes");
  const headingId = useId();
  const { data } = useQuery(
    trpc.outcomes.listProposals.queryOptions({ organizationSlug }, { initialData: initial }),
  ).data;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="print:hidden">
      <Card className="grid gap-3 p-5 text-sm">
        <div className="grid gap-1">
          <h2 id={headingId} className="font-semibold tracking-tight">
            {t("proposals")}
          </h2>
          <p className="text-ink-muted">{t("proposalsText")}</p>
        </div>
        <ProposalList
          organizationSlug={organizationSlug}
          proposals={data}
          label={t("proposals")}
          className="grid gap-3"
        />
      </Card>
    </section>
  );
}
