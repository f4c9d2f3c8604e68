import Link from "next/link";
import type { ReferenceOperation } from "#server/surfaces/reference/reference.ts";
import { hrefOfOperation } from "../pages.ts";
import { MethodBadge } from "./method-badge.tsx";

/** Operations as a list that leads to each of them. */
export function OperationIndex({ operations }: { operations: readonly ReferenceOperation[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operations.map(({ name, method, path, summary }) => (
        <li key={name}>
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
