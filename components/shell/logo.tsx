import { cn } from "#components/ui/cn.ts";

/** The mark: an O that opens into a lane, and someone on the way. Silent; the word beside it is the name. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn("size-7 shrink-0", className)}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path d="M32 9.5H14.5a6.5 6.5 0 0 0 0 13H32" fill="none" strokeWidth="3" className="stroke-on-accent" />
      <circle cx="20.5" cy="16" r="3" className="fill-on-accent" />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={cn("inline-flex items-center gap-2.5 text-base font-semibold tracking-tight", className)}
    >
      <LogoMark />
      {name}
    </span>
  );
}
