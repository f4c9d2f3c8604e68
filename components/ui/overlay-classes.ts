/** The veil behind dialogs and drawers. */
export const overlayClasses = "fixed inset-0 z-50 animate-appear bg-overlay";

/** A floating panel: popover, menu, list of suggestions. */
export const panelClasses =
  "z-50 animate-rise rounded-card border border-line bg-raised text-ink shadow-raised focus:outline-none";

/** A line in a floating panel that can be chosen. */
export const optionClasses =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-[0.375rem] px-2.5 py-1.5 text-sm text-ink outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted";
