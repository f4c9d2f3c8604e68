import type { Status } from "#domain/values.ts";
import { ANY_DATES, type DueDates } from "../model/due-dates.ts";
import type { Target } from "../model/places.ts";
import { nothing, type Selection } from "../model/selection.ts";

/** The lifted cards, moved by pointer or keyboard. */
export type Drag = {
  readonly ids: readonly string[];
  readonly activeId: string;
  readonly from: Status;
  readonly by: "pointer" | "keyboard";
  /** True if a place in the column can be chosen: one card, in a column of manual order. */
  readonly placed: boolean;
  /** The height of the gap kept for the card. */
  readonly size: number;
  readonly target: Target | null;
};

/** The person's current activity on the board; none of it is stored. */
export type BoardUi = {
  /** The card of each column that Tab reaches. */
  readonly current: Readonly<Partial<Record<Status, string>>>;
  /** The card to focus as soon as it is in the page. */
  readonly focusing: string | null;
  readonly selection: Selection;
  /** The card at which a selection by Shift begins. */
  readonly anchor: string | null;
  readonly drag: Drag | null;
  /** The column in the middle of the window. */
  readonly inSight: Status | null;
  /** The column in which a card is being added. */
  readonly adding: Status | null;
  /** The title of a card to add, typed elsewhere. */
  readonly addingTitle: string | null;
  readonly menu: { readonly cardId: string; readonly at: MenuPlace } | null;
  readonly filter: string;
  readonly dueDates: DueDates;
};

/** The place where a menu opens, and the element that gets the focus back. */
type MenuPlace = { x: number; y: number; width: number; height: number; opener: HTMLElement | null };

export const initialUi: BoardUi = {
  current: {},
  focusing: null,
  selection: nothing,
  anchor: null,
  drag: null,
  inSight: null,
  adding: null,
  addingTitle: null,
  menu: null,
  filter: "",
  dueDates: ANY_DATES,
};

/** The functions of a drawn column. */
type ColumnHandle = {
  readonly element: HTMLElement;
  /** Returns the slot at a height in the window, counted without the dragged card. */
  readonly slotAt: (clientTop: number, activeId: string) => number;
  /** Scrolls a card into sight. */
  readonly reveal: (index: number) => void;
};

export type ColumnHandles = Map<Status, ColumnHandle>;
