import { cn } from "#components/ui/cn.ts";
import type { ReferenceOperation } from "#server/surfaces/reference/reference.ts";

const tones: Record<ReferenceOperation["method"], string> = {
  GET: "text-info-text",
  POST: "text-success-text",
  PATCH: "text-warning-text",
  PUT: "text-warning-text",
  DELETE: "text-danger-text",
};

/** The method of a request; its colour says whether it reads, adds, changes or takes away. */
export function MethodBadge({
  method,
  className,
}: {
  method: ReferenceOperation["method"];
  className?: string;
}) {
  return (
    <span className={cn("font-mono text-xs font-semibold tracking-wide", tones[method], className)}>
      {method}
    </span>
  );
}
