import type { Columns } from "./columns.ts";
import { mapColumns } from "./columns.ts";
import type { BoardCard } from "./view.ts";

/** Columns of which only some have cards. */
export function columnsOf(filled: Partial<Columns>): Columns {
  return mapColumns((status) => filled[status] ?? []);
}

/** A card with only its id and what the case is about. */
export function cardOf(id: string, differences: Partial<BoardCard> = {}): BoardCard {
  return {
    id,
    title: `Title ${id}`,
    companyId: "cmp_1",
    companyName: "Acme",
    applicationDate: null,
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
