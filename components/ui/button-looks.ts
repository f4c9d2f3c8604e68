export const buttonBase =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:shrink-0";

const primary = "bg-accent text-on-accent hover:bg-accent-hover";
const md = "h-9 px-3.5 text-sm pointer-coarse:h-11 [&_svg]:size-4";

export const buttonVariants = {
  primary,
  secondary: "border border-line-strong bg-surface text-ink shadow-card hover:bg-hover",
  ghost: "text-ink-muted hover:bg-hover hover:text-ink",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
  link: "text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current",
};

export const buttonSizes = {
  sm: "h-8 px-2.5 text-sm pointer-coarse:h-11 [&_svg]:size-4",
  md,
  lg: "h-11 px-5 text-base [&_svg]:size-5",
};

/** For the error pages, whose scripts come with every page: all that they need of a button. */
export const primaryButton = `${buttonBase} ${primary} ${md}`;
