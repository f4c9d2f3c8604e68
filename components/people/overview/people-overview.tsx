"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, MessageSquarePlus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { InteractionDialog } from "../interaction/interaction-dialog.tsx";
import { usePeopleChanged } from "../use-people-changed.ts";
import { type PersonRef, PersonRow } from "./person-row.tsx";

/** Shows who waits for a follow-up, the latest interactions, and who has gone quiet. */
export function PeopleOverview({ initial }: { initial: Outputs["people"]["getOverview"] }) {
  const t = useTranslations("people");
  const [talking, setTalking] = useState<PersonRef | null>(null);
  const followedUp = useFollowUpDone();
  const { data } = useQuery(trpc.people.getOverview.queryOptions({}, { initialData: initial }));
  const { totals, followUps, recentInteractions, dormantContacts } = data;
  const contactIds = followUps.map(({ contactId }) => contactId);
  const { data: dated } = useQuery(trpc.contacts.listFollowUpDates.queryOptions({ contactIds }));
  const dates = new Map(dated?.map(({ contactId, due }) => [contactId, due]));
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
                  due={dates.get(person.contactId)}
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
            hint={
              totals.dormantContacts > dormantContacts.length
                ? t("dormantMore", { count: dormantContacts.length })
                : t("dormantHint")
            }
            none={t(totals.interactions > 0 ? "dormantNone" : "dormantNew")}
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

type OverviewSectionProps = {
  title: string;
  count?: number;
  hint?: string;
  /** The text in place of an empty list. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** Shows a list of the overview under its heading. */
function OverviewSection({ title, count, hint, none, isEmpty, children }: OverviewSectionProps) {
  return (
    <Card className="overflow-hidden">
      <div className="px-5 pt-5 pb-3">
        <h2 className="text-sm font-semibold">
          {title}
          {count === undefined ? null : (
            <span className="ml-2 font-medium text-ink-muted tabular-nums">{count}</span>
          )}
        </h2>
        {hint ? <p className="mt-0.5 text-sm text-ink-muted">{hint}</p> : null}
      </div>
      {isEmpty ? <p className="px-5 pb-5 text-sm text-ink-muted">{none}</p> : children}
    </Card>
  );
}

type Recent = Outputs["people"]["getOverview"]["recentInteractions"];

/** Lists the latest interactions, each linked to its contact. */
function RecentInteractions({ interactions }: { interactions: Recent }) {
  const t = useTranslations("people");
  return (
    <ul>
      {interactions.map(({ id, contactId, contactName, type, notes, interactionTime }) => (
        <li
          key={id}
          className="relative border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
        >
          <p className="flex items-baseline justify-between gap-3">
            <Link
              href={`/people/${contactId}`}
              className="min-w-0 truncate font-medium after:absolute after:inset-0"
            >
              {contactName}
            </Link>
            <LocalTime value={interactionTime} format="date" className="text-ink-muted" />
          </p>
          <p className="mt-0.5 line-clamp-2 text-ink-muted wrap-anywhere">
            {t(`types.${type}`)}
            {notes ? ` · ${notes}` : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

type Waiting = { contactId: string; name: string; followUpSince: string | null };

/** Removes a contact from the follow-up list immediately, with an undo that restores since when they wait. */
function useFollowUpDone(): (contact: Waiting) => void {
  const t = useTranslations("people");
  const toast = useToast();
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const queryKey = trpc.people.getOverview.queryKey({});
  const { mutate: restore } = useMutation({
    mutationFn: ({ contactId, followUpSince: since }: Waiting) =>
      api.contacts.setFollowUp.mutate({ contactId, since, due: null }),
    onSettled: changed,
  });
  const { mutate: done } = useMutation({
    mutationFn: ({ contactId }: Waiting) => api.contacts.update.mutate({ contactId, followUp: false }),
    onMutate: async ({ contactId }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (view) =>
          view && {
            ...view,
            followUps: view.followUps.filter((other) => other.contactId !== contactId),
            totals: { ...view.totals, followUps: Math.max(0, view.totals.followUps - 1) },
          },
      );
    },
    onSuccess: (_answer, contact) => {
      const { contactId, name } = contact;
      toast.undoable(t("doneToast", { name }), () => restore(contact), { id: `follow-up ${contactId}` });
    },
    onSettled: changed,
  });
  return done;
}
