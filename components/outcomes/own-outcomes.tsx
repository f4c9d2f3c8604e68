"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { Panel } from "#components/applicant-home/panel.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { OUTCOME_INTENTS } from "#domain/outcomes/kinds.ts";

type Page = Outputs["outcomes"]["listOwn"];
type Membership = Outputs["roster"]["getOwn"]["memberships"][number];
type Props = { organizationSlug: string; initial: Page; memberships: readonly Membership[] };

/** Shows an applicant what is recorded about what became of them, and asks for their intent for each new cohort. */
export function OwnOutcomes({ organizationSlug, initial, memberships }: Props) {
  const t = useTranslations("outcomes");
  const { data } = useQuery(
    trpc.outcomes.listOwn.queryOptions({ organizationSlug }, { initialData: initial }),
  ).data;
  const unasked = memberships.filter(({ intent, leftAt }) => intent === null && leftAt === null);
  return (
    <Panel title={t("own")}>
      <p className="text-ink-muted">{t(data.length === 0 ? "ownNone" : "ownText")}</p>
      {unasked.map((membership) => (
        <IntentQuestion key={membership.id} organizationSlug={organizationSlug} membership={membership} />
      ))}
      <ul className="grid gap-3">
        {data.map((outcome) => (
          <li key={outcome.id} className="grid gap-0.5">
            <span className="font-medium wrap-anywhere">
              {t(`kinds.${outcome.kind}`)}
              {outcome.employer ? ` · ${outcome.employer}` : null}
            </span>
            <span className="text-ink-muted">
              <LocalTime value={`${outcome.happenedOn}T12:00:00Z`} format="date" />
              {" · "}
              {t("recordedBy", { name: outcome.recordedByName })}
            </span>
            {outcome.mistakenAt ? <span className="text-ink-muted">{t("mistaken")}</span> : null}
            {outcome.contest ? <span className="text-ink-muted">{t("isContested")}</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type QuestionProps = { organizationSlug: string; membership: Membership };

/** Asks once what the applicant intends with a cohort. */
function IntentQuestion({ organizationSlug, membership }: QuestionProps) {
  const t = useTranslations("outcomes");
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState("");
  const intent = OUTCOME_INTENTS.find((one) => one === chosen);
  const state = useMutation({
    mutationFn: (given: (typeof OUTCOME_INTENTS)[number]) =>
      api.outcomes.stateIntent.mutate({ organizationSlug, membershipId: membership.id, intent: given }),
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  return (
    <div className="grid gap-2">
      <Field label={t("intentOf", { cohort: membership.cohortName })} hint={t("intentHint")}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: "", label: t("choose") },
              ...OUTCOME_INTENTS.map((one) => ({ value: one, label: t(`intents.${one}`) })),
            ]}
          />
        )}
      </Field>
      <Button
        disabled={intent === undefined || state.isPending}
        onClick={() => intent && state.mutate(intent)}
        className="justify-self-start"
      >
        {t("sayIntent")}
      </Button>
    </div>
  );
}
