import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextareaField } from "#components/ui/fields.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import type { Departure } from "./cohort-data.ts";
import { isPastDay } from "./membership-days.ts";

const DEPARTURES: readonly Departure[] = ["placed", "completed", "withdrew", "removed"];

export type EndingFieldsProps = {
  /** Null until one is chosen: a default would falsify the rate. */
  reason: Departure | null;
  onReason: (reason: Departure | null) => void;
  endedOn: string;
  onEndedOn: (day: string) => void;
  /** True if missing fields are marked. */
  isTried: boolean;
  /** True if memberships that differ can keep their reasons or days: no choice is needed. */
  keeps?: { reason: boolean; endedOn: boolean };
};

/** Asks why and when memberships ended. */
export function EndingFields({ reason, onReason, endedOn, onEndedOn, isTried, keeps }: EndingFieldsProps) {
  const t = useTranslations("memberships");
  const isMissing = reason === null && !keeps?.reason;
  return (
    <>
      <SelectField
        label={t("reason")}
        required={!keeps?.reason}
        error={isTried && isMissing ? t("reasonMissing") : null}
        value={reason ?? ""}
        onChange={({ target }) =>
          onReason(DEPARTURES.find((departure) => departure === target.value) ?? null)
        }
        options={[
          { value: "", label: t(keeps?.reason ? "keepReasons" : "chooseReason") },
          ...DEPARTURES.map((departure) => ({ value: departure, label: t(`departures.${departure}`) })),
        ]}
      />
      <DayField
        label={t("endedOn")}
        day={endedOn}
        onDay={onEndedOn}
        isTried={isTried}
        keeps={keeps?.endedOn ?? false}
      />
    </>
  );
}

type DayFieldProps = {
  label: string;
  day: string;
  onDay: (day: string) => void;
  isTried: boolean;
  /** True if an empty field keeps the days of memberships that differ. */
  keeps?: boolean;
};

/** Asks for a day that isn't in the future. */
export function DayField({ label, day, onDay, isTried, keeps = false }: DayFieldProps) {
  const t = useTranslations("memberships");
  const isGood = isPastDay(day, useViewerZone()) || (keeps && day === "");
  return (
    <DateField
      label={label}
      required={!keeps}
      hint={keeps ? t("keepDays") : null}
      error={isTried && !isGood ? t("dayMissing") : null}
      value={day}
      onChange={onDay}
    />
  );
}

type NoteFieldProps = { note: string; onNote: (note: string) => void; keeps?: boolean };

/** Asks for the note on a membership. */
export function NoteField({ note, onNote, keeps = false }: NoteFieldProps) {
  const t = useTranslations("memberships");
  return (
    <TextareaField
      label={t("note")}
      hint={
        <>
          {keeps ? `${t("keepNotes")} ` : null}
          <ReadBy field="cohortEnd.note" />
        </>
      }
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  );
}

type RateEffectProps = {
  organizationSlug: string;
  cohortId: string;
  /** For each membership, the reason that the change removes from the figures and the one that it adds. */
  changes: readonly { from: Departure | null; to: Departure | null }[];
};

/** Says how a change affects the cohort's placement rate; renders nothing if the figures are closed. */
export function RateEffect({ organizationSlug, cohortId, changes }: RateEffectProps) {
  const t = useTranslations("memberships");
  const { data: figures } = useQuery(
    trpc.organizationInsights.get.queryOptions(
      { organizationSlug },
      { select: ({ cohorts }) => cohorts.find(({ id }) => id === cohortId) },
    ),
  );
  if (figures === undefined) return null;
  const outcome: Outcome = { placed: figures.placements, n: figures.placementRate.n };
  const later = changes.reduce(
    (before, { from, to }) => outcomeWith(outcomeWith(before, from, -1), to, 1),
    outcome,
  );
  const inWords = ({ placed, n }: Outcome) => t("outcome", { placed, n, rate: n === 0 ? 0 : placed / n });
  const [before, after] = [inWords(outcome), inWords(later)];
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {before === after ? t("sameRate", { before }) : t("effect", { before, after })}
    </span>
  );
}

/** Memberships that ended as placed, and those that count for the placement rate. */
type Outcome = { readonly placed: number; readonly n: number };

/**
 * Returns the outcome after more memberships have ended.
 * @param count how many ended for this reason; if negative, removes them again
 */
function outcomeWith({ placed, n }: Outcome, reason: string | null, count: number): Outcome {
  if (reason === null || reason === "withdrew") return { placed, n };
  return { placed: reason === "placed" ? placed + count : placed, n: n + count };
}
