"use client";
import { useQuery } from "@tanstack/react-query";
import { Check, MessageSquarePlus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { InteractionDialog } from "../interaction/interaction-dialog.tsx";
import { OverviewSection } from "./overview-section.tsx";
import { type PersonRef, PersonRow } from "./person-row.tsx";
import { RecentInteractions } from "./recent-interactions.tsx";
import { useFollowUpDone } from "./use-follow-up.ts";

/** Who waits to hear from one, whom one talked to last, and who has gone quiet. */
export function PeopleOverview({ initial }: { initial: Outputs["people"]["getOverview"] }) {
  const t = useTranslations("people");
  const [talking, setTalking] = useState<PersonRef | null>(null);
  const followedUp = useFollowUpDone();
  const { data } = useQuery(trpc.people.getOverview.queryOptions({}, { initialData: initial }));
  const { totals, followUps, recentInteractions, dormantContacts } = data;
  const log = (person: PersonRef) => (
    <Button
      size="sm"
      aria-label={t("logOf", { name: person.name })}
      title={t("log")}
      onClick={() => setTalking(person)}
    >
      <MessageSquarePlus aria-hidden />
      {t("log")}
    </Button>
  );
  if (totals.contacts === 0) {
    return <EmptyState icon={<Users aria-hidden />} title={t("emptyTitle")} description={t("emptyText")} />;
  }
  return (
    <>
      <Totals totals={totals} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <OverviewSection
            title={t("followUps")}
            count={totals.followUps}
            none={t("followUpsNone")}
            isEmpty={followUps.length === 0}
            {...(totals.followUps > followUps.length
              ? { hint: t("followUpsMore", { count: followUps.length }) }
              : {})}
          >
            <ul aria-label={t("followUps")}>
              {followUps.map((person) => (
                <PersonRow
                  key={person.contactId}
                  person={person}
                  actions={
                    <>
                      {log(person)}
                      <Button
                        size="sm"
                        aria-label={t("doneOf", { name: person.name })}
                        onClick={() => followedUp(person)}
                      >
                        <Check aria-hidden />
                        {t("done")}
                      </Button>
                    </>
                  }
                />
              ))}
            </ul>
          </OverviewSection>
          <OverviewSection
            title={t("dormant")}
            count={totals.dormantContacts}
            hint={t("dormantHint")}
            none={t("dormantNone")}
            isEmpty={dormantContacts.length === 0}
          >
            <ul aria-label={t("dormant")}>
              {dormantContacts.map((person) => (
                <PersonRow key={person.contactId} person={person} actions={log(person)} />
              ))}
            </ul>
          </OverviewSection>
        </div>
        <OverviewSection title={t("recent")} none={t("recentNone")} isEmpty={recentInteractions.length === 0}>
          <RecentInteractions interactions={recentInteractions} />
        </OverviewSection>
      </div>
      {talking ? (
        <InteractionDialog
          contact={{ id: talking.contactId, name: talking.name, followUpSince: talking.followUpSince }}
          onClose={() => setTalking(null)}
        />
      ) : null}
    </>
  );
}

function Totals({ totals }: { totals: Outputs["people"]["getOverview"]["totals"] }) {
  const t = useTranslations("people");
  const figures = [
    [t("totalContacts"), totals.contacts],
    [t("totalInteractions"), totals.interactions],
    [t("totalFollowUps"), totals.followUps],
    [t("totalDormant"), totals.dormantContacts],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([label, figure]) => (
        <Card key={label} className="flex flex-col-reverse justify-end px-5 py-4">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
