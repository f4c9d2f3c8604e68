import type { Columns } from "../columns.ts";
import { mapColumns } from "../columns.ts";
import type { BoardCard } from "../view.ts";

/** Returns columns with only the given cards. */
export function columnsOf(filled: Partial<Columns>): Columns {
  return mapColumns((status) => filled[status] ?? []);
}

/** Returns a card with its id and the fields that the case is about. */
export function cardOf(id: string, differences: Partial<BoardCard> = {}): BoardCard {
  return {
    id,
    title: `Title ${id}`,
    companyId: "cmp_1",
    companyName: "Acme",
    applicationDate: null,
    closingDate: null,
    offerDeadline: null,
    applicationLink: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    statusSince: "2026-11-01T09:00:00.000Z",
    workMode: "onsite",
    compensation: null,
    isAutoRetired: false,
    coachNotes: 0,
    nextInterviewAt: null,
    ...differences,
  };
}
