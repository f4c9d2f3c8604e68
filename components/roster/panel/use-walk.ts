import { useState } from "react";
import type { RosterFilter } from "../roster-data.ts";

type Row = { readonly memberId: string };
type Walk = {
  /** The applicants' member IDs, in the order in which the list showed them when the panel opened. */
  readonly order: readonly string[];
  readonly isOpen: boolean;
  readonly isSettled: boolean;
  readonly filter: RosterFilter;
};

/**
 * Walks from one applicant's panel to the next. The order is kept while the panel is open: handling an applicant moves or hides their row,
 * but doesn't change who comes next.
 * @param rows the current rows; applicants without one are skipped
 * @param isSettled true once everything that the order depends on is loaded
 * @returns the place in the walk, from 1, or 0 if the filter hides the applicant; and the applicant that many steps away, if there is one
 */
export function useWalk(
  { rows, shown, filter }: { rows: readonly Row[]; shown: readonly Row[]; filter: RosterFilter },
  opened: string | null,
  isSettled: boolean,
) {
  const isOpen = opened !== null;
  const [kept, keep] = useState<Walk>(() => ({ order: orderOf(shown), isOpen, isSettled, filter }));
  const isKept = kept.isOpen === isOpen && kept.isSettled === isSettled && kept.filter === filter;
  const order = isKept ? kept.order : orderOf(shown);
  if (!isKept) keep({ order, isOpen, isSettled, filter });
  const at = opened === null ? -1 : order.indexOf(opened);
  const next = (by: 1 | -1): string | undefined => {
    if (at < 0) return order[0];
    const there = new Set(rows.map(({ memberId }) => memberId));
    const onward = by === 1 ? order.slice(at + 1) : order.slice(0, at).reverse();
    return onward.find((memberId) => there.has(memberId));
  };
  return { position: at + 1, count: order.length, next };
}

const orderOf = (rows: readonly Row[]) => rows.map(({ memberId }) => memberId);
