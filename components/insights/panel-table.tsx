import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import { FigureLink } from "./figure-link.tsx";
import type { Cell, PanelModel } from "./panels/model.ts";

/** Shows a panel's numbers as a table; those that count something link to it. It scrolls below its header. */
export function PanelTable({ panel: { title, columns, rows } }: { panel: PanelModel }) {
  const t = useTranslations("insights");
  return (
    <section
      className="min-h-0 flex-1 overflow-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      aria-label={t("tableOf", { title })}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={cn(
                  "h-8 pr-4 text-xs font-medium whitespace-nowrap text-ink-muted last:pr-1 print:whitespace-normal",
                  isNumber ? "text-right" : "text-left",
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.map(({ text }) => text).join("\n")}
              className="break-inside-avoid border-t border-line"
            >
              {row.map((cell, index) => (
                <td
                  key={columns[index]?.label}
                  className={cn(
                    "h-9 py-1 pr-4 last:pr-1",
                    columns[index]?.isNumber ? "text-right tabular-nums" : "text-left",
                  )}
                >
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const linkClasses =
  "-my-1 inline-flex min-h-6 min-w-6 items-center font-medium text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current";

function CellContent({ cell: { text, figure, status, href, open } }: { cell: Cell }) {
  if (href) {
    return (
      <Link href={href} className={linkClasses}>
        {text}
      </Link>
    );
  }
  if (open) {
    return (
      <button type="button" className={cn(linkClasses, "justify-end")} onClick={open}>
        {text}
      </button>
    );
  }
  if (figure) {
    return (
      <FigureLink figure={figure} className={cn(linkClasses, "justify-end")}>
        {text}
      </FigureLink>
    );
  }
  if (!status) return text;
  return (
    <span className="inline-flex items-center gap-2">
      <StatusIcon status={status} />
      {text}
    </span>
  );
}
