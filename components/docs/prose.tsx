import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { cn } from "#components/ui/cn.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Cell, Line } from "./document.ts";

/** Renders a word of code within a sentence. */
export function Code({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <code
      className={cn("rounded-[0.25rem] bg-hover px-1 py-0.5 font-mono text-[0.875em] text-ink", className)}
    >
      {children}
    </code>
  );
}

/** Renders a text with the parts in backticks as code. */
function WithCode({ text, className }: { text: string; className?: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Code key={index} className={className}>
        {part}
      </Code>
    ) : (
      part
    ),
  );
}

/** Renders a line with its code and links. */
export function LineText({ line }: { line: Line }) {
  if (typeof line === "string") return <WithCode text={line} />;
  if ("href" in line) {
    // An API document isn't a page, and must not be fetched as one.
    const isPage = !line.href.startsWith("/api/") && !line.href.endsWith(".txt");
    const LinkTo = isPage ? TextLink : TextAnchor;
    return (
      <LinkTo href={line.href}>
        <WithCode text={line.text} className="bg-transparent px-0 text-inherit" />
      </LinkTo>
    );
  }
  return line.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
    <LineText key={index} line={part} />
  ));
}

/** Renders the content of a table's cell. */
export function CellContent({ cell }: { cell: Cell }) {
  if (typeof cell === "string" || "href" in cell) return <LineText line={cell} />;
  if ("status" in cell) return <StatusBadge status={cell.status} />;
  if ("items" in cell) {
    return (
      <ul>
        {cell.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a cell never change places
          <li key={index}>
            <LineText line={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (!("isAllowed" in cell)) return <LineText line={cell} />;
  return cell.isAllowed ? (
    <Check aria-label={cell.text} role="img" className="mx-auto size-4.5 text-success-text" />
  ) : (
    <Minus aria-label={cell.text} role="img" className="mx-auto size-4 text-ink-faint" />
  );
}
