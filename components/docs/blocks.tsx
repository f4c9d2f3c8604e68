import { ButtonLink } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { type Block, type Column, isStructure, type Structure } from "./document.ts";
import { CellContent, LineText } from "./prose.tsx";
import { FieldList, OperationIndex } from "./reference/operation-lists.tsx";

/** Shows the blocks of a page; `level` is the level of their headings. */
export function Blocks({ blocks, level = 2 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return blocks.map((block, index) =>
    isStructure(block) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
      <StructureView key={index} block={block} level={level} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
      <p key={index} className="max-w-2xl leading-relaxed text-ink-muted">
        <LineText line={block} />
      </p>
    ),
  );
}

const headings = { 2: "text-xl font-semibold tracking-tight", 3: "font-medium" };

function StructureView({ block, level }: { block: Structure; level: 2 | 3 }) {
  switch (block.kind) {
    case "section": {
      const Heading = `h${level}` as const;
      return (
        <section id={block.id} className="grid scroll-mt-6 gap-3.5">
          <Heading className={headings[level]}>
            <LineText line={block.title} />
          </Heading>
          <Blocks blocks={block.blocks} level={3} />
        </section>
      );
    }
    case "code":
      return <CodeSample caption={block.caption} code={block.code} />;
    case "list":
      return (
        <ul className="grid max-w-2xl list-disc gap-1.5 pl-5 leading-relaxed text-ink-muted">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change places
            <li key={index}>
              <LineText line={item} />
            </li>
          ))}
        </ul>
      );
    case "terms":
      return (
        <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {block.terms.map(([term, meaning]) => (
            <div key={term} className="contents">
              <dt>
                <LineText line={term} />
              </dt>
              <dd className="min-w-0 wrap-anywhere text-ink-muted max-sm:mb-2">
                <LineText line={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <TableView {...block} />;
    case "tabs": {
      const tabs = block.tabs.map(({ label, blocks }, index) => ({
        value: String(index),
        label,
        content: (
          <div className="grid gap-6">
            <Blocks blocks={blocks} level={3} />
          </div>
        ),
      }));
      return <Tabs keepsPanels label={block.label} tabs={tabs} className="min-w-0 gap-3" />;
    }
    case "folded":
      return (
        <details>
          <summary className="w-fit cursor-pointer rounded-control py-1 text-sm text-accent-text">
            {block.title}
          </summary>
          <Blocks blocks={block.blocks} level={3} />
        </details>
      );
    case "fields":
      return <FieldList {...block} />;
    case "operations":
      return <OperationIndex {...block} />;
    case "quote":
      return (
        <blockquote className="max-w-3xl rounded-panel border border-line bg-surface px-5 py-4 text-sm leading-relaxed whitespace-pre-line text-ink-muted">
          {block.text}
        </blockquote>
      );
    case "action":
      return (
        <ButtonLink href={block.href} className="justify-self-start">
          {block.text}
        </ButtonLink>
      );
  }
}

const classesOf = ({ align, isWide }: Column) =>
  cn(
    align === "right" && "text-right whitespace-nowrap tabular-nums",
    align === "center" && "text-center whitespace-nowrap",
    isWide && "min-w-52",
  );

function TableView({ caption, columns, rows }: Extract<Structure, { kind: "table" }>) {
  return (
    <Table caption={caption}>
      <TableHead>
        {columns.map((column) => (
          <TableHeader key={column.label} className={classesOf(column)}>
            {column.label}
          </TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never change places
          <TableRow key={index}>
            {row.map((cell, place) => (
              <TableCell
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
                key={place}
                className={cn("h-10 py-2.5 align-top", columns[place] && classesOf(columns[place]))}
              >
                <CellContent cell={cell} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Shows code with its name and a copy button. It scrolls within its frame, and can be scrolled by keyboard. */
function CodeSample({ caption, code }: { caption: string; code: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex min-h-10 items-center justify-between gap-4 border-b border-line pr-1.5 pl-4 text-xs font-medium text-ink-muted">
        {caption}
        <CopyButton value={code} variant="ghost" size="sm" hideLabel />
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-label={caption}
        className="max-h-112 overflow-auto px-4 py-3.5 focus-visible:-outline-offset-2"
      >
        <pre className="font-mono text-[0.8125rem] leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
