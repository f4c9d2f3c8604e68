"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Person } from "./cohort-data.ts";
import { CorrectMemberships } from "./correct-memberships.tsx";

const MOST = LIMITS.requests.bulkApplicants;

export type CorrectChosenProps = {
  organizationSlug: string;
  /** The memberships shown. */
  listed: readonly Person[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Selects all memberships shown, and corrects the selected ones together. */
export function CorrectChosen({ organizationSlug, listed, chosen, onChoose }: CorrectChosenProps) {
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
