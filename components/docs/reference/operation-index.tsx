import Link from "next/link";
import { cn } from "#components/ui/cn.ts";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";
import { hrefOfOperation } from "../pages.ts";

/** Lists operations, each linked to its page. */
export function OperationIndex({ operations }: { operations: readonly ReferenceOperation[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operations.map(({ name, method, path, summary }) => (
        <li key={name} id={name}>
          <Link
            href={hrefOfOperation(name)}
            className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm hover:bg-hover sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] sm:items-baseline"
          >
            <MethodBadge method={method} />
            <span className="font-mono text-[0.8125rem] break-all text-ink">{path}</span>
            <span className="text-ink-muted">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const tones: Record<ReferenceOperation["method"], string> = {
  GET: "text-info-text",
  POST: "text-success-text",
  PATCH: "text-warning-text",
  PUT: "text-warning-text",
  DELETE: "text-danger-text",
};

/** Shows the method of a request; its color says whether it reads, adds, changes, or deletes. */
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
