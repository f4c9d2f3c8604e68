import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";
import type { OperationRow, Structure } from "../document.ts";
import { hrefOfOperation } from "../pages.ts";
import { LineText } from "../prose.tsx";

/** Lists operations, each linked to its page. */
export function OperationIndex({ operations }: { operations: readonly OperationRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operations.map(({ name, method, path, summary }) => (
        <li key={name} id={name}>
          <Link
            href={hrefOfOperation(name)}
            className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm hover:bg-hover sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] sm:items-baseline"
          >
            <MethodBadge method={method} />
            <code className="font-mono text-[0.8125rem] break-all text-ink">{path}</code>
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
export function MethodBadge({ method }: { method: ReferenceOperation["method"] }) {
  return <span className={cn("font-mono text-xs font-semibold tracking-wide", tones[method])}>{method}</span>;
}

type FieldListProps = Pick<Extract<Structure, { kind: "fields" }>, "label" | "fields">;

/** Lists fields with their types and meanings; parameters also with their location. */
export function FieldList({ label, fields }: FieldListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line text-sm">
      {fields.map(({ name, type, place, required, description }) => (
        <li key={name} className="grid gap-1 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-ink-muted">
            <code className="font-mono text-[0.8125rem] font-medium break-all text-ink">{name}</code>
            <span className="wrap-anywhere">{type}</span>
            {place === null ? null : <span className="text-xs">{place}</span>}
            {required === null ? null : <span className="text-xs text-warning-text">{required}</span>}
          </p>
          {description ? (
            <p className="max-w-2xl leading-relaxed">
              <LineText line={description} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
