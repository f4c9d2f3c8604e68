import { CopyButton } from "#components/ui/copy-button.tsx";

/** Shows code with its name and a copy button. It scrolls within its frame, and can be scrolled by keyboard. */
export function CodeSample({ caption, code }: { caption: string; code: string }) {
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
