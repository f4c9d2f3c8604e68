import type { ReactNode } from "react";

/** Shows an error about a form as a whole. Looks like a Callout, but has only one tone. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-card bg-danger-soft px-4 py-3 text-sm leading-relaxed text-ink"
    >
      <ProblemSign className="mt-1 size-4" />
      {children}
    </div>
  );
}

/** Shows an error about one field. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-danger-text">
      <ProblemSign className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

/** Draws an exclamation mark in a circle. */
function ProblemSign({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      className={`shrink-0 text-danger-text ${className}`}
    >
      <circle cx={12} cy={12} r={10} />
      <path d="M12 8v4m0 4h.01" />
    </svg>
  );
}
