export const buttonBase =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:shrink-0";

export const primaryColors = "bg-accent text-on-accent hover:bg-accent-hover";
export const usualSize = "h-9 px-3.5 text-sm pointer-coarse:h-11 [&_svg]:size-4";

/** For the error pages, whose scripts come with every page: all that they need of a button. */
export const primaryButton = `${buttonBase} ${primaryColors} ${usualSize}`;
