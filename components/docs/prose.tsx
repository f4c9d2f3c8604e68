import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";

/** The tags that texts of the documentation can contain: `<c>` is code. */
export const proseTags = { c: (text: ReactNode) => <Code>{text}</Code> };

/** Renders a word of code within a sentence. */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <code
      className={cn("rounded-[0.25rem] bg-hover px-1 py-0.5 font-mono text-[0.875em] text-ink", className)}
    >
      {children}
    </code>
  );
}

/** Renders a sentence of the API's document, with the text in backticks as code. */
export function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    index % 2 === 1 ? <Code key={index}>{part}</Code> : part,
  );
}

/** Renders the header of a documentation page. */
export function DocsTitle({ title, lead, above }: { title: string; lead?: ReactNode; above?: ReactNode }) {
  return (
    <header className="grid gap-2.5">
      {above}
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
      {lead ? <p className="max-w-2xl leading-relaxed text-ink-muted">{lead}</p> : null}
    </header>
  );
}

export type DocsSectionProps = { id?: string; title: string; text?: ReactNode; children?: ReactNode };

/** Renders a section that can be linked to. */
export function DocsSection({ id, title, text, children }: DocsSectionProps) {
  return (
    <section id={id} className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-3.5">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {text ? <p className="max-w-2xl leading-relaxed text-ink-muted">{text}</p> : null}
      {children}
    </section>
  );
}
