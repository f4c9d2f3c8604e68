"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { OUTCOME_INTENTS, type OutcomeIntent } from "#domain/outcomes/kinds.ts";

type Unstated = Outputs["outcomes"]["listUnstated"];
type OpenIntent = Omit<Unstated[number], "organizationName"> & { organizationName?: string };

/** Asks on Today for the person's goal in each new cohort; renders nothing if every goal is known. */
export function TodayIntents({ initial }: { initial: Unstated }) {
  const { data } = useQuery(trpc.outcomes.listUnstated.queryOptions({}, { initialData: initial }));
  return <IntentQuestions asked={data} />;
}

/** Asks an applicant once for their goal in each of these cohorts; renders nothing if there are none. */
export function IntentQuestions({ asked }: { asked: readonly OpenIntent[] }) {
  const t = useTranslations("outcomes");
  const headingId = useId();
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-4 p-4 text-sm sm:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {t("goals")}
        </h2>
        {asked.map((item) => (
          <IntentQuestion key={item.membershipId} asked={item} />
        ))}
      </Card>
    </section>
  );
}

function IntentQuestion({ asked }: { asked: OpenIntent }) {
  const t = useTranslations("outcomes");
  const [chosen, setChosen] = useState("");
  const { organizationSlug, organizationName, membershipId, cohortName } = asked;
  const intent = OUTCOME_INTENTS.find((item) => item === chosen);
  const state = useChange({
    mutationFn: (input: OutcomeIntent) =>
      api.outcomes.stateIntent.mutate({ organizationSlug, membershipId, intent: input }),
    affects: [trpc.outcomes.listUnstated.pathFilter(), ofOrganization(organizationSlug)],
  });
  return (
    <div className="grid gap-2">
      <SelectField
        label={t("intentOf", { cohort: cohortName })}
        hint={[organizationName, t("intentHint")].filter((part) => part !== undefined).join(". ")}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: "", label: t("choose") },
          ...OUTCOME_INTENTS.map((item) => ({ value: item, label: t(`intents.${item}`) })),
        ]}
      />
      <Button
        disabled={intent === undefined}
        pending={state.isPending}
        onClick={() => intent && state.mutate(intent)}
        className="justify-self-start"
      >
        {t("sayIntent")}
      </Button>
    </div>
  );
}
