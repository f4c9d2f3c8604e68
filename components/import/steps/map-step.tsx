"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PLACES } from "../formats/unsupported-formats.ts";
import { statusWords } from "../model/mapping.ts";
import type { Source, useSource } from "../state/use-source.ts";
import { ProfileFiles } from "./profile-files.tsx";
import { SourceMapping } from "./source-mapping.tsx";

type MapStepProps = { source: ReturnType<typeof useSource>; onBack: () => void; onNext: () => void };

/** Shows how each table is read, and lets the person change it. */
export function MapStep({ source, onBack, onNext }: MapStepProps) {
  const t = useTranslations("import");
  const [isAsked, setAsked] = useState(false);
  const applications = source.sources.filter(({ other }) => other === null);
  const included = source.sources.filter(({ isIncluded }) => isIncluded);
  const rows = included.reduce((sum, { table }) => sum + filledRows(table.rows), 0);
  const lacksStatus = included.some(hasOpenWord);
  const ofPerson = source.sources.flatMap(({ table, other }) =>
    other === "profile" || other === "answers" ? [table] : [],
  );
  return (
    <div className="grid gap-6">
      {ofPerson.length > 0 ? <ProfileFiles tables={ofPerson} /> : null}
      {source.sources.map((one, index) =>
        one.other === "people" ? (
          <OtherFile key={keyOf(one)} name={one.table.name} />
        ) : one.other ? null : (
          <SourceMapping
            key={keyOf(one)}
            source={one}
            isOnly={applications.length === 1}
            isAsked={isAsked}
            onChange={(changes) => source.change(index, changes)}
          />
        ),
      )}
      {isAsked && lacksStatus ? <Callout tone="error" role="alert" title={t("statusMissing")} /> : null}
      {isAsked && included.length === 0 ? (
        <Callout tone="error" role="alert" title={t("nothingIncluded")} />
      ) : null}
      <div className="flex flex-wrap justify-between gap-3">
        <Button onClick={onBack}>{t("back")}</Button>
        {applications.length > 0 ? (
          <Button
            variant="primary"
            onClick={() => (lacksStatus || included.length === 0 ? setAsked(true) : onNext())}
          >
            {t("checkRows", { count: rows })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Returns the key of a table: tables of one file can share a name, but not their headings too. */
function keyOf({ table: { name, headings } }: Source): string {
  return [name, ...headings].join();
}

function hasOpenWord({ table, mapping }: Source): boolean {
  return statusWords(table, mapping.targets).some((word) => !mapping.statuses[word]);
}

function filledRows(rows: readonly (readonly string[])[]): number {
  return rows.filter((row) => row.some((cell) => cell.trim() !== "")).length;
}

/** Shows that a file lists people, and links to the page where it belongs. */
function OtherFile({ name }: { name: string }) {
  const t = useTranslations("import.other.people");
  return (
    <Callout
      role="status"
      title={t("title", { name })}
      action={<ButtonLink href={PLACES.people}>{t("link")}</ButtonLink>}
    >
      {t("text")}
    </Callout>
  );
}
