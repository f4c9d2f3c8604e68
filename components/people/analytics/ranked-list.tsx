import Link from "next/link";
import { Card } from "#components/ui/card.tsx";

export type Ranked = { key: string; name: string; hint?: string | null; count: number; href?: string };

/** Names by how often, the most first, with a bar of the share beside each number. */
export function RankedList({ title, rows, none }: { title: string; rows: readonly Ranked[]; none: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card className="p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      {rows.length === 0 ? <p className="mt-3 text-sm text-ink-muted">{none}</p> : null}
      <ol className="mt-3 grid gap-2.5">
        {rows.map(({ key, name, hint, count, href }) => (
          <li key={key} className="grid gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="flex min-w-0 items-baseline gap-2">
                {href ? (
                  <Link
                    href={href}
                    className="truncate rounded-control font-medium hover:underline pointer-coarse:py-1.5"
                  >
                    {name}
                  </Link>
                ) : (
                  <span className="truncate font-medium">{name}</span>
                )}
                {hint ? <span className="truncate text-ink-muted">{hint}</span> : null}
              </span>
              <span className="text-ink-muted tabular-nums">{count}</span>
            </span>
            <span aria-hidden className="h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
