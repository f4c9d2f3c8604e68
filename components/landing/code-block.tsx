/** Code with its caption; it scrolls by itself, and can be reached by keyboard to do so. */
export function CodeBlock({ caption, kind, code }: { caption: string; kind: string; code: string }) {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2.5 text-sm">
        <span className="font-medium">{caption}</span>
        <span className="text-xs text-ink-muted">{kind}</span>
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto px-4 py-4 font-mono text-[0.8125rem] leading-relaxed focus-visible:-outline-offset-2"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
