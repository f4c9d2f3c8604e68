import type { Status } from "#components/status/status-meta.ts";

/** What a drawn column can tell about itself, and do. */
type ColumnHandle = {
  readonly element: HTMLElement;
  /** The slot at a height in the window, counted without the dragged card. */
  readonly slotAt: (clientTop: number, activeId: string) => number;
  /** Scrolls a card into sight. */
  readonly reveal: (index: number) => void;
};

export type ColumnHandles = Map<Status, ColumnHandle>;
