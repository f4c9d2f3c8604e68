import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Select } from "#components/ui/input.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { ATTENTION_REASONS, SEARCH_STATES } from "#domain/attention.ts";
import { NO_COACH, NO_COHORT } from "#domain/values.ts";
import type { CoachChoice, CohortChoice, Reason, RosterFilter } from "../roster-data.ts";
import { addressOf, DEFAULT_FILTER } from "./roster-filter.ts";
import { SavedFilters } from "./saved-filters.tsx";

export type FilterBarProps = {
  organizationSlug: string;
  cohorts: readonly CohortChoice[];
  /** The staff, the viewer first. */
  coaches: readonly CoachChoice[];
  /** The number of applicants without a coach; null until all are loaded. */
  uncoached: number | null;
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
  /** The filter by the organization's fields. */
  byField: ReactNode;
};

/** Filters the roster, and stores filters. On a phone all but the search is folded, so that applicants are on the first screen. */
export function FilterBar(props: FilterBarProps) {
  const { organizationSlug, cohorts, coaches, uncoached, filter, onChange, byField } = props;
  const t = useTranslations("roster");
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen =
    [filter.state, filter.coachId, filter.cohortId].filter((value) => value !== null).length +
    Object.keys(filter.fields ?? {}).length;
  const isNarrowed = addressOf({ ...filter, sort: DEFAULT_FILTER.sort }).size > 0;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        label={t("search")}
        value={filter.search}
        onText={(search) => onChange({ ...filter, search })}
        className="min-w-0 flex-1 sm:max-w-80 sm:min-w-60"
      />
      <Button
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        {t("filters", { count: chosen })}
      </Button>
      <div
        id={filtersId}
        className={cn("flex w-full flex-wrap gap-2 sm:contents", !isOpen && "max-sm:hidden")}
      >
        <Select
          aria-label={t("stateLabel")}
          value={filter.state ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, state: SEARCH_STATES.find((state) => state === target.value) ?? null })
          }
          options={[
            { value: "", label: t("anyState") },
            ...SEARCH_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
          ]}
          className="w-[calc(50%-0.25rem)] sm:w-32"
        />
        <Select
          aria-label={t("coachLabel")}
          value={filter.coachId ?? ""}
          onChange={({ target }) => onChange({ ...filter, coachId: target.value || null })}
          options={[
            { value: "", label: t("anyCoach") },
            ...coaches.slice(0, 1).map(({ id }) => ({ value: id, label: t("mine") })),
            {
              value: NO_COACH,
              label: uncoached === null ? t("noCoach") : t("noCoachCount", { count: uncoached }),
            },
            ...coaches.slice(1).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="w-[calc(50%-0.25rem)] sm:w-36"
        />
        <Select
          aria-label={t("cohortLabel")}
          value={filter.cohortId ?? ""}
          onChange={({ target }) => onChange({ ...filter, cohortId: target.value || null })}
          options={[
            { value: "", label: t("anyCohort") },
            { value: NO_COHORT, label: t("noCohort") },
            ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="w-full sm:w-40"
        />
        {byField}
        <SavedFilters organizationSlug={organizationSlug} filter={filter} onChange={onChange} />
      </div>
      {isNarrowed ? (
        <Button variant="ghost" onClick={() => onChange({ ...DEFAULT_FILTER, sort: filter.sort })}>
          <X aria-hidden />
          {t("clear")}
        </Button>
      ) : null}
    </search>
  );
}

export type AttentionChipsProps = {
  counts: ReadonlyMap<Reason, number>;
  chosen: readonly Reason[];
  onChange: (chosen: Reason[]) => void;
};

/** Shows how many applicants have each reason for attention; pressing one filters by it. */
export function AttentionChips({ counts, chosen, onChange }: AttentionChipsProps) {
  const t = useTranslations("roster");
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="sr-only">{t("attentionLabel")}</legend>
      {ATTENTION_REASONS.map((reason) => {
        const isChosen = chosen.includes(reason);
        const count = counts.get(reason) ?? 0;
        return (
          <button
            key={reason}
            type="button"
            aria-pressed={isChosen}
            onClick={() =>
              onChange(
                ATTENTION_REASONS.filter((item) => (item === reason ? !isChosen : chosen.includes(item))),
              )
            }
            className={cn(
              "flex items-center gap-x-2.5 rounded-panel border border-line bg-surface px-3 py-2 text-left transition-colors hover:border-line-strong sm:grid sm:content-start sm:gap-0.5 sm:px-4 sm:py-3",
              "aria-pressed:border-accent aria-pressed:bg-accent-soft",
            )}
          >
            <span className={cn("text-xl font-semibold tabular-nums", count === 0 && "text-ink-muted")}>
              {count}
            </span>
            <span className="min-w-0 text-sm leading-snug wrap-anywhere text-ink-muted sm:leading-normal">
              {t(`whys.${reason}`)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
