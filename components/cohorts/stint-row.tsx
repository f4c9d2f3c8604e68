"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Select } from "#components/ui/select.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import type { Departure, Stint } from "./cohort-data.ts";

const DEPARTURES: readonly Departure[] = ["placed", "completed", "withdrew", "removed"];

type Ending = { membershipId: string; departureReason: Departure; note?: string };
type Props = { stint: Stint; mayManage: boolean; end: (ending: Ending) => Promise<unknown> };

/** Somebody's time in a cohort; an open one can be ended, with its reason. */
export function StintRow({ stint, mayManage, end }: Props) {
  const t = useTranslations("cohorts");
  const [ending, setEnding] = useState(false);
  const { applicantEmail, joinedAt, leftAt, departureReason, note } = stint;
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium">{applicantEmail}</p>
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
      {note ? <p className="whitespace-pre-line text-ink-muted">{note}</p> : null}
      {ending ? <EndForm stint={stint} end={end} onClose={() => setEnding(false)} /> : null}
    </li>
  );
}

function EndForm({ stint, end, onClose }: Pick<Props, "stint" | "end"> & { onClose: () => void }) {
  const t = useTranslations("cohorts");
  const [reason, setReason] = useState<Departure>("placed");
  const [note, setNote] = useState("");
  const [pending, setPending] = useState(false);
  async function confirm() {
    setPending(true);
    try {
      const said = note.trim() === "" ? {} : { note: note.trim() };
      await end({ membershipId: stint.id, departureReason: reason, ...said });
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
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => <Textarea {...control} value={note} onChange={({ target }) => setNote(target.value)} />}
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
