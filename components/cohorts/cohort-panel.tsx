import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ListPlus, SearchX, UserPlus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { AssignTask } from "#components/assigned-tasks/assign-task.tsx";
import { TemplatesOfCohort } from "#components/assigned-tasks/templates/templates-of-cohort.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { LIMITS } from "#domain/limits.ts";
import type { Cohort, Person } from "./cohort-data.ts";
import { CorrectMemberships } from "./correct-memberships.tsx";
import { PlaceApplicants } from "./place-applicants.tsx";
import { StintRow } from "./stint-row.tsx";

const STINTS_A_PAGE = 100;

export type CohortPanelProps = {
  organizationSlug: string;
  cohort: Cohort;
  mayManage: boolean;
  onClose: () => void;
};

/** Lists the current and former members of a cohort, latest first, and changes their memberships. */
export function CohortPanel(props: CohortPanelProps) {
  const { organizationSlug, cohort, mayManage, onClose } = props;
  const t = useTranslations("cohorts");
  const tasks = useTranslations("assignedTasks");
  const [placing, setPlacing] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(search.trim());
  const stints = useInfiniteQuery(
    trpc.cohortMemberships.listPeople.infiniteQueryOptions(
      {
        organizationSlug,
        cohortId: cohort.id,
        limit: STINTS_A_PAGE,
        ...(wanted === "" ? {} : { search: wanted }),
      },
      { ...inPages, placeholderData: keepPreviousData },
    ),
  );
  const all = stints.data?.pages.flatMap(({ data }) => data);
  const isOpen = cohort.archivedAt === null;
  const toggle = (id: string) => setChosen(toggled(chosen, id));
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={cohort.name}>
        {isOpen ? (
          <div className="mb-4 flex flex-wrap gap-2">
            {mayManage ? (
              <Button onClick={() => setPlacing(true)}>
                <UserPlus aria-hidden />
                {t("place")}
              </Button>
            ) : null}
            <Button onClick={() => setAssigning(true)}>
              <ListPlus aria-hidden />
              {tasks("assign")}
            </Button>
          </div>
        ) : null}
        {isOpen ? <TemplatesOfCohort organizationSlug={organizationSlug} cohortId={cohort.id} /> : null}
        <SearchInput label={t("searchPeople")} value={search} onText={setSearch} />
        <LoadState query={stints} skeleton="h-24" />
        {all?.length === 0 ? (
          <EmptyState
            icon={wanted === "" ? <Users aria-hidden /> : <SearchX aria-hidden />}
            title={t(wanted === "" ? "nobodyTitle" : "notFoundTitle")}
            description={t(wanted === "" ? "nobodyText" : "notFoundText")}
            headingLevel="h3"
          />
        ) : null}
        {mayManage && all && all.length > 0 ? (
          <CorrectChosen
            organizationSlug={organizationSlug}
            listed={all}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : null}
        <ul aria-label={t("stints")} className="divide-y divide-line empty:hidden">
          {all?.map((stint) => (
            <StintRow
              key={stint.id}
              slug={organizationSlug}
              stint={stint}
              cohortName={cohort.name}
              mayManage={mayManage}
              isChosen={chosen.has(stint.id)}
              onChoose={() => toggle(stint.id)}
            />
          ))}
        </ul>
        <MoreButton list={stints} label={t("more")} className="" />
        {assigning ? (
          <AssignTask
            organizationSlug={organizationSlug}
            cohortId={cohort.id}
            onClose={() => setAssigning(false)}
          />
        ) : null}
        {placing ? (
          <PlaceApplicants
            organizationSlug={organizationSlug}
            cohort={cohort}
            there={new Set(all?.filter(({ leftAt }) => leftAt === null).map((item) => item.applicantEmail))}
            onClose={() => setPlacing(false)}
          />
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}

const MOST = LIMITS.requests.bulkApplicants;

type CorrectChosenProps = {
  organizationSlug: string;
  /** The memberships shown. */
  listed: readonly Person[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Selects all memberships shown, and corrects the selected ones together. */
function CorrectChosen({ organizationSlug, listed, chosen, onChoose }: CorrectChosenProps) {
  const t = useTranslations("memberships");
  const [correcting, setCorrecting] = useState(false);
  // A search or a removal can hide a selected membership: only those shown are corrected.
  const selected = listed.filter(({ id }) => chosen.has(id));
  const count = selected.length;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 py-1 text-sm">
      <Checkbox
        label={t("chooseAll")}
        checked={count === listed.length}
        indeterminate={count > 0 && count < listed.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? listed.map(({ id }) => id) : []))}
      />
      <p role="status" className="ml-auto text-ink-muted tabular-nums">
        {count > MOST ? t("tooMany", { most: MOST }) : count > 0 ? t("chosen", { count }) : null}
      </p>
      {count > 0 ? (
        <Button size="sm" disabled={count > MOST} onClick={() => setCorrecting(true)}>
          {t("correctChosen")}
        </Button>
      ) : null}
      {correcting ? (
        <CorrectMemberships
          organizationSlug={organizationSlug}
          memberships={selected}
          onClose={(isDone) => {
            setCorrecting(false);
            if (isDone) onChoose(new Set());
          }}
        />
      ) : null}
    </div>
  );
}
