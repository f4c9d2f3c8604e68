import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PLACES } from "../formats/unsupported-formats.ts";
import { statusWords } from "../model/mapping.ts";
import { countsOf, profileAddition } from "../model/profile-of-tables.ts";
import type { Table } from "../reader/table.ts";
import type { Source, useSource } from "../state/use-source.ts";
import { SourceMapping } from "./source-mapping.tsx";

type MapStepProps = { source: ReturnType<typeof useSource>; onBack: () => void; onNext: () => void };

/** Shows how each table is read, and lets the person change it. */
export function MapStep({ source, onBack, onNext }: MapStepProps) {
  const t = useTranslations("import");
  const [isAsked, setAsked] = useState(false);
  const applications = source.sources.filter(({ other }) => other === null);
  const included = source.sources.filter(({ isIncluded }) => isIncluded);
  const rows = included.reduce((sum, { table }) => sum + filledRows(table.rows), 0);
  const lacksStatus = included.some(hasUnmappedWord);
  const ofPerson = source.sources.flatMap(({ table, other }) =>
    other === "profile" || other === "answers" ? [table] : [],
  );
  return (
    <div className="grid gap-6">
      {ofPerson.length > 0 ? <ProfileFiles tables={ofPerson} /> : null}
      {source.sources.map((item, index) =>
        item.other === "people" ? (
          <OtherFile key={keyOf(item)} name={item.table.name} />
        ) : item.other ? null : (
          <SourceMapping
            key={keyOf(item)}
            source={item}
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

/** Returns the key of a table: two tables of one file can share a name, but not a name and all headings. */
function keyOf({ table: { name, headings } }: Source): string {
  return [name, ...headings].join();
}

function hasUnmappedWord({ table, mapping }: Source): boolean {
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

/** Adds missing details to the profile, from files about the person. */
function ProfileFiles({ tables }: { tables: readonly Table[] }) {
  const t = useTranslations("import");
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(trpc.profile.get.queryOptions({}));
  const add = useMutation({
    mutationFn: () => {
      if (!profile) throw new Error("The profile was not read.");
      return api.profile.update.mutate(profileAddition(profile, tables));
    },
    onSettled: () => void queryClient.invalidateQueries(trpc.profile.pathFilter()),
  });
  const names = tables.map(({ name }) => name).join(", ");
  const toProfile = <ButtonLink href={PLACES.profile}>{t("profile.link")}</ButtonLink>;
  if (add.isSuccess) {
    return (
      <Callout tone="success" role="status" title={t("profile.done")} action={toProfile}>
        {t("profile.doneText")}
      </Callout>
    );
  }
  const change = profile ? profileAddition(profile, tables) : null;
  const isEmpty = change !== null && Object.keys(change).length === 0;
  return (
    <Callout
      role="status"
      title={t("profile.title", { names })}
      action={
        <>
          {isEmpty ? null : (
            <Button disabled={change === null} pending={add.isPending} onClick={() => add.mutate()}>
              {t("profile.add")}
            </Button>
          )}
          {toProfile}
        </>
      }
    >
      {isEmpty ? t("profile.nothing") : null}
      {profile && change && !isEmpty ? t("profile.text", countsOf(profile, change)) : null}
    </Callout>
  );
}
