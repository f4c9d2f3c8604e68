/** Draws the mark: a lane that leads to an O, or a person with a tie. Hidden from screen readers; the word beside it is the name. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <circle cx="16" cy="9.75" r="4.75" className="fill-on-accent" />
      <path d="M13 17.5h6L24.5 32h-17z" className="fill-on-accent" />
      <path d="M16 20v3.5M16 26v6" strokeWidth="2" className="stroke-accent" />
    </svg>
  );
}

/** Shows the mark and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-base font-semibold tracking-tight">
      <LogoMark />
      {name}
    </span>
  );
}
