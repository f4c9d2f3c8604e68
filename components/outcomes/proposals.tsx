"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Select } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

type Page = Outputs["outcomes"]["listProposals"];
type Proposal = Page["data"][number];
type Props = { organizationSlug: string; initial: Page };

/** Lists accepted cards without an outcome; one press records each, with the day on which it was accepted. */
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
        <ul className="grid gap-3">
          {data.map((proposal) => (
            <ProposalLine
              key={proposal.applicationId}
              organizationSlug={organizationSlug}
              proposal={proposal}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

const IN_FIELD = { unknown: null, yes: true, no: false } as const;
type InField = keyof typeof IN_FIELD;

function ProposalLine({ organizationSlug, proposal }: { organizationSlug: string; proposal: Proposal }) {
  const t = useTranslations("outcomes");
  const queryClient = useQueryClient();
  const [inField, setInField] = useState<InField>("unknown");
  const { applicationId, applicantEmail, applicantDisplayName, employer, title, kind, acceptedAt } = proposal;
  const person = applicantDisplayName?.trim() || applicantEmail;
  const record = useMutation({
    mutationFn: () =>
      api.outcomes.record.mutate({
        organizationSlug,
        applicantEmail,
        kind,
        happenedOn: acceptedAt.slice(0, 10),
        source: "applicant",
        employer,
        title,
        inField: IN_FIELD[inField],
        applicationId,
      }),
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <span className="block truncate font-medium">{person}</span>
        <span className="text-ink-muted wrap-anywhere">
          {t("acceptedOn", { title, employer })} <LocalTime value={acceptedAt} format="date" />
        </span>
      </div>
      <Select
        aria-label={t("inField", { person })}
        value={inField}
        onChange={({ target }) => setInField(target.value as InField)}
        options={[
          { value: "unknown", label: t("inFieldUnknown") },
          { value: "yes", label: t("inFieldYes") },
          { value: "no", label: t("inFieldNo") },
        ]}
        className="w-40"
      />
      <Button
        onClick={() => record.mutate()}
        disabled={record.isPending}
        aria-label={t("recordOf", { person })}
      >
        {t("record")}
      </Button>
    </li>
  );
}
