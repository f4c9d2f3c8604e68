"use client";
import { useTranslations } from "next-intl";
import { DateInput } from "#components/ui/date-input.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/input.tsx";
import { type Outcome, outcomeWith } from "#domain/placement.ts";
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
};

/** Asks why and when a membership ended. */
export function EndingFields({ reason, onReason, endedOn, onEndedOn, isTried }: EndingFieldsProps) {
  const t = useTranslations("memberships");
  return (
    <>
      <Field label={t("reason")} required error={isTried && reason === null ? t("reasonMissing") : null}>
        {(control) => (
          <Select
            {...control}
            value={reason ?? ""}
            onChange={({ target }) => onReason(DEPARTURES.find((one) => one === target.value) ?? null)}
            options={[
              { value: "", label: t("chooseReason") },
              ...DEPARTURES.map((one) => ({ value: one, label: t(`departures.${one}`) })),
            ]}
          />
        )}
      </Field>
      <DayField label={t("endedOn")} day={endedOn} onDay={onEndedOn} isTried={isTried} />
    </>
  );
}

type DayFieldProps = { label: string; day: string; onDay: (day: string) => void; isTried: boolean };

/** Asks for a day that isn't in the future. */
export function DayField({ label, day, onDay, isTried }: DayFieldProps) {
  const t = useTranslations("memberships");
  return (
    <Field label={label} required error={isTried && !isPastDay(day) ? t("dayMissing") : null}>
      {(control) => <DateInput {...control} value={day} onChange={onDay} />}
    </Field>
  );
}

type RateEffectProps = {
  /** Undefined if it isn't known. */
  outcome: Outcome | undefined;
  /** The reasons that the change removes from the figures and adds to them. */
  change: { from?: Departure | null; to?: Departure | null; count: number };
};

/** Says how a change affects the cohort's placement rate. */
export function RateEffect({ outcome, change }: RateEffectProps) {
  const t = useTranslations("memberships");
  if (outcome === undefined) return null;
  const { from = null, to = null, count } = change;
  const later = outcomeWith(outcomeWith(outcome, from, -count), to, count);
  const said = ({ placed, n }: Outcome) => t("outcome", { placed, n, rate: n === 0 ? 0 : placed / n });
  const [before, after] = [said(outcome), said(later)];
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {before === after ? t("sameRate", { before }) : t("effect", { before, after })}
    </span>
  );
}
