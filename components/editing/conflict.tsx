"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import type { FieldDraft } from "./use-draft.ts";

export type ConflictProps = {
  label: string;
  draft: FieldDraft;
  conflict: NonNullable<FieldDraft["conflict"]>;
  format?: ((value: string) => string) | undefined;
};

/** Both versions of a field that was changed in two places at once. Nothing is lost until the person has chosen. */
export function Conflict({ label, draft, conflict, format = (value) => value }: ConflictProps) {
  const t = useTranslations("card");
  const shown = (value: string) => (value === "" ? t("empty") : format(value));
  return (
    <Callout
      tone="warning"
      role="alert"
      title={t("conflictTitle", { field: label })}
      action={
        <>
          <Button size="sm" onClick={draft.keepMine}>
            {t("keepMine")}
          </Button>
          <Button size="sm" onClick={draft.cancel}>
            {t("takeTheirs")}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2">
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side} className="grid gap-0.5">
            <dt className="text-xs font-medium text-ink-muted">{t(side)}</dt>
            <dd className="max-h-32 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {shown(conflict[side])}
            </dd>
          </div>
        ))}
      </dl>
    </Callout>
  );
}
