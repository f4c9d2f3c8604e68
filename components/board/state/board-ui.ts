import type { Status } from "#domain/values.ts";
import type { Target } from "../model/places.ts";
import { nothing, type Selection } from "../model/selection.ts";

/** Cards under way, by pointer or by keyboard. */
export type Drag = {
  readonly ids: readonly string[];
  readonly activeId: string;
  readonly from: Status;
  readonly by: "pointer" | "keyboard";
  /** Whether a place in the column can be chosen: one card, in a column of manual order. */
  readonly placed: boolean;
  /** Height of the gap that is kept for the card. */
  readonly size: number;
  readonly target: Target | null;
};

/** What the person is doing on the board; nothing of it is stored. */
export type BoardUi = {
  /** The card of each column that Tab reaches. */
  readonly current: Readonly<Partial<Record<Status, string>>>;
  /** A card that is to take the focus as soon as it stands in the page. */
  readonly focusing: string | null;
  readonly selection: Selection;
  /** Where a selection by Shift begins. */
  readonly anchor: string | null;
  readonly drag: Drag | null;
  /** The column in the middle of the window. */
  readonly inSight: Status | null;
  /** The column in which a card is being added. */
  readonly adding: Status | null;
  readonly menu: { readonly cardId: string; readonly at: MenuPlace } | null;
  readonly deleting: string | null;
  readonly filter: string;
};

/** Where a menu opens, and what gets the focus back. */
type MenuPlace = { x: number; y: number; width: number; height: number; opener: HTMLElement | null };

export const initialUi: BoardUi = {
  current: {},
  focusing: null,
  selection: nothing,
  anchor: null,
  drag: null,
  inSight: null,
  adding: null,
  menu: null,
  deleting: null,
  filter: "",
};

/** What a drawn column can tell about itself, and do. */
type ColumnHandle = {
  readonly element: HTMLElement;
  /** The slot at a height in the window, counted without the dragged card. */
  readonly slotAt: (clientTop: number, activeId: string) => number;
  /** Scrolls a card into sight. */
  readonly reveal: (index: number) => void;
};

export type ColumnHandles = Map<Status, ColumnHandle>;
