import type { RecordFields } from "#server/resources/roster-records/contract.ts";

/** A record as it is, and as an undo restores it. */
export type Restored = { readonly id: string; readonly current: RecordFields; readonly record: RecordFields };

/**
 * Returns the records that can't get their former key back, because another person has it now, and doesn't give it up in the same undo.
 * Each record is checked once, even if every address moved to the next row.
 * @param holdersOf returns the records that have a record's keys now
 */
export function blockedBy(
  restored: readonly Restored[],
  holdersOf: (record: RecordFields) => readonly string[],
): ReadonlySet<string> {
  const leaving = new Set(
    restored.flatMap(({ id, record, current }) => (record.email === current.email ? [] : id)),
  );
  const [blocked, waiting] = [new Set<string>(), new Map<string, string[]>()];
  for (const { id, record } of restored)
    for (const holder of holdersOf(record).filter((other) => other !== id)) {
      if (leaving.has(holder)) waiting.set(holder, [...(waiting.get(holder) ?? []), id]);
      else blocked.add(id);
    }
  // The loop also visits the records that it adds.
  for (const holder of blocked) for (const id of waiting.get(holder) ?? []) blocked.add(id);
  return blocked;
}
