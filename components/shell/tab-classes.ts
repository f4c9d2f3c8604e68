/** The looks of one tab of the tab bar. */
export const tabClasses =
  "flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-ink-muted focus-visible:-outline-offset-2 data-current:text-accent-text [&_svg]:size-5.5";
