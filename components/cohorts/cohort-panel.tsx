"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select, Textarea } from "#components/ui/input.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Cohort, Departure, Person } from "./cohort-data.ts";
import { PlaceApplicants } from "./place-applicants.tsx";
import type { useCohortChanges } from "./use-cohort-changes.ts";

const STINTS_A_PAGE = 100;

export type CohortPanelProps = {
  organizationSlug: string;
  cohort: Cohort;
  mayManage: boolean;
  changes: ReturnType<typeof useCohortChanges>;
  onClose: () => void;
};

/** Who is and was in a cohort, the latest first, with the ways in and out. */
export function CohortPanel({ organizationSlug, cohort, mayManage, changes, onClose }: CohortPanelProps) {
  const t = useTranslations("cohorts");
  const [placing, setPlacing] = useState(false);
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const stints = useInfiniteQuery(
    trpc.cohortMemberships.listPeople.infiniteQueryOptions(
      {
        organizationSlug,
        cohortId: cohort.id,
        limit: STINTS_A_PAGE,
        ...(wanted === "" ? {} : { search: wanted }),
      },
      { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
    ),
  );
  const all = stints.data?.pages.flatMap(({ data }) => data);
  const isOpen = cohort.archivedAt === null;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={cohort.name}>
        {mayManage && isOpen ? (
          <Button className="mb-4" onClick={() => setPlacing(true)}>
            <UserPlus aria-hidden />
            {t("place")}
          </Button>
        ) : null}
        <SearchInput label={t("searchPeople")} value={search} onText={setSearch} />
        <LoadFailed query={stints} />
        {stints.isPending ? <Skeleton className="h-24 w-full" /> : null}
        {all?.length === 0 ? (
          <EmptyState
            title={t(wanted === "" ? "nobodyTitle" : "notFoundTitle")}
            description={t(wanted === "" ? "nobodyText" : "notFoundText")}
            headingLevel="h3"
          />
        ) : null}
        <ul aria-label={t("stints")} className="divide-y divide-line empty:hidden">
          {all?.map((stint) => (
            <StintRow
              key={stint.id}
              slug={organizationSlug}
              stint={stint}
              mayManage={mayManage}
              end={changes.end.mutateAsync}
            />
          ))}
        </ul>
        <MoreButton list={stints} label={t("more")} className="" />
        {placing ? (
          <PlaceApplicants
            organizationSlug={organizationSlug}
            cohort={cohort}
            there={new Set(all?.filter(({ leftAt }) => leftAt === null).map((one) => one.applicantEmail))}
            place={changes.place.mutateAsync}
            onClose={() => setPlacing(false)}
          />
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}

const DEPARTURES: readonly Departure[] = ["placed", "completed", "withdrew", "removed"];

type Ending = { membershipId: string; departureReason: Departure; note?: string };
type Props = { slug: string; stint: Person; mayManage: boolean; end: (ending: Ending) => Promise<unknown> };

/** Somebody's time in a cohort; an open one can be ended, with its reason. */
function StintRow({ slug, stint, mayManage, end }: Props) {
  const t = useTranslations("cohorts");
  const [ending, setEnding] = useState(false);
  const { applicantEmail, applicantDisplayName, isApplicant, joinedAt, leftAt, departureReason, note } =
    stint;
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium">
            {isApplicant ? (
              <Link
                href={`/o/${slug}?${new URLSearchParams({ applicant: applicantEmail })}`}
                className="rounded-control hover:underline hover:underline-offset-4 pointer-coarse:py-2"
              >
                {applicantDisplayName ?? applicantEmail}
              </Link>
            ) : (
              (applicantDisplayName ?? applicantEmail)
            )}
          </p>
          {applicantDisplayName ? <p className="truncate text-ink-muted">{applicantEmail}</p> : null}
          <p className="text-ink-muted">
            <LocalTime value={joinedAt} format="date" /> –{" "}
            {leftAt ? <LocalTime value={leftAt} format="date" /> : t("today")}
            {departureReason ? ` · ${t(`departures.${departureReason}`)}` : null}
          </p>
        </div>
        {mayManage && leftAt === null && !ending ? (
          <Button
            size="sm"
            aria-label={t("endOf", { email: applicantEmail })}
            onClick={() => setEnding(true)}
          >
            {t("end")}
          </Button>
        ) : null}
      </div>
      {note ? (
        <p className="whitespace-pre-line text-ink-muted">
          <LinkedText text={note} />
        </p>
      ) : null}
      {ending ? <EndForm stint={stint} end={end} onClose={() => setEnding(false)} /> : null}
    </li>
  );
}

function EndForm({ stint, end, onClose }: Pick<Props, "stint" | "end"> & { onClose: () => void }) {
  const t = useTranslations("cohorts");
  const [reason, setReason] = useState<Departure>("placed");
  const draft = useFormDraft(`cohortEnd:${stint.id}`, { note: "" });
  const { note } = draft.values;
  const [pending, setPending] = useState(false);
  async function confirm() {
    setPending(true);
    try {
      const said = note.trim() === "" ? {} : { note: note.trim() };
      await end({ membershipId: stint.id, departureReason: reason, ...said });
      draft.forget();
      onClose();
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-3">
      <Field label={t("reason")}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(DEPARTURES.find((one) => one === target.value) ?? "placed")}
            options={DEPARTURES.map((one) => ({ value: one, label: t(`departures.${one}`) }))}
          />
        )}
      </Field>
      <Field label={t("note")} hint={<ReadBy field="cohortEnd.note" />}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            onChange={({ target }) => draft.change({ note: target.value })}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button size="sm" variant="primary" pending={pending} onClick={() => void confirm()}>
          {t("endConfirm")}
        </Button>
      </div>
    </div>
  );
}
