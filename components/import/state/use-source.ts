import { useLocale } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { type DayOrder, usualDayOrder } from "#domain/dates-in-text.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { otherKindOf } from "../formats/lookup.ts";
import type { OtherKind } from "../formats/unsupported-formats.ts";
import { guessMapping, type Mapping } from "../model/mapping.ts";
import { readInWorker } from "../reader/in-worker.ts";
import { type Table, UnreadableFile } from "../reader/table.ts";

/** A table of the chosen file, its mapping, and whether it is imported. */
export type Source = {
  table: Table;
  mapping: Mapping;
  isIncluded: boolean;
  isRecalled: boolean;
  /** The kind of a table without applications, which isn't imported. */
  other: OtherKind | null;
};

/** Reads the chosen file, and guesses the mapping of each table. */
export function useSource(ownEmail: string) {
  const usual = usualDayOrder(useLocale());
  const [file, setFile] = useState<File | null>(null);
  const [sources, setSources] = useState<Source[]>([]);
  const [isReading, setReading] = useState(false);
  const [rejected, setRejected] = useState<UnreadableFile["reason"] | null>(null);

  async function choose(chosen: File): Promise<boolean> {
    setFile(chosen);
    setRejected(null);
    setReading(true);
    try {
      const tables = await readInWorker(chosen, "tables");
      const read = await Promise.all(
        tables.map((table) => sourceOf(table, chosen.name, { usual, ownEmail })),
      );
      // A file's only table is included even if none of its headings is known: the person says what they mean.
      setSources(
        read.length === 1 ? read.map((item) => ({ ...item, isIncluded: item.other === null })) : read,
      );
      return true;
    } catch (error) {
      setRejected(error instanceof UnreadableFile ? error.reason : "broken");
      return false;
    } finally {
      setReading(false);
    }
  }

  function change(index: number, changes: Partial<Source>): void {
    setSources((all) => all.map((source, place) => (place === index ? { ...source, ...changes } : source)));
  }

  return { file, sources, isReading, rejected, choose, change };
}

/** Stores the mappings in the account, so that the next file with these headings needs no questions. */
export function rememberMappings(sources: readonly Source[]): void {
  for (const { table, mapping, isIncluded } of sources) {
    if (!isIncluded) continue;
    // A mapping that wasn't stored is guessed again: nothing is lost, and no message is needed.
    void api.imports.rememberMapping
      .mutate({ headings: table.headings.map(normalizeWords), mapping: { ...mapping } })
      .catch(() => undefined);
  }
}

type Reader = { readonly usual: DayOrder; readonly ownEmail: string };

async function sourceOf(table: Table, fileName: string, { usual, ownEmail }: Reader): Promise<Source> {
  const other = otherKindOf(table.headings);
  const guess = guessMapping(table, fileName, usual, ownEmail);
  const recalled = await api.imports.recallMapping
    .query({ headings: table.headings.map(normalizeWords) })
    .catch(() => null);
  const mapping = isMapping(recalled, table) ? merged(guess, recalled) : guess;
  const { targets, formatId } = mapping;
  const names = ["companyTitle", "titleCompany"] as const;
  const isWhole = names.some((name) => targets.includes(name));
  const isNamed = isWhole || targets.includes("title") || targets.includes("company");
  const isIncluded = other === null && (formatId !== null || isNamed);
  return { table, mapping, isIncluded, isRecalled: mapping !== guess, other };
}

/** Returns the recalled mapping with the date order of this file, and guesses for new words. */
function merged(guess: Mapping, recalled: Mapping): Mapping {
  return {
    ...recalled,
    dayOrder: guess.dayOrder,
    statuses: { ...guess.statuses, ...recalled.statuses },
  };
}

function isMapping(value: unknown, { headings }: Table): value is Mapping {
  const targets = (value as Mapping | null)?.targets;
  return Array.isArray(targets) && targets.length === headings.length;
}
