/** The common classes of input, textarea, select, and combobox. 16 px on touch screens: below that, iOS zooms into the field. */
export const controlClasses =
  "w-full min-w-0 rounded-control border border-line-control bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger sm:text-sm pointer-coarse:text-base";

/** The classes of a one-line control. */
export const textControl = `${controlClasses} h-9 pointer-coarse:h-11`;
