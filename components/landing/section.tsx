import type { ReactNode } from "react";

export type SectionProps = {
  id: string;
  label: string;
  title: string;
  text: string;
  below?: ReactNode;
  children: ReactNode;
};

/** Presents the product to one audience: text on the left, a picture on the right. */
export function Section({ id, label, title, text, below, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-t border-line py-16 lg:py-24"
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <p className="text-sm font-medium text-accent-text">{label}</p>
          <h2
            id={`${id}-title`}
            className="mt-3 text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)] leading-[1.1] font-semibold tracking-[-0.025em]"
          >
            {title}
          </h2>
          <p className="mt-4 max-w-[34rem] leading-relaxed text-ink-muted">{text}</p>
          {below}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

/** Lists more facts for an audience, below its text. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className="mt-6 grid max-w-[34rem] gap-3 text-sm leading-relaxed text-ink-muted">{children}</ul>;
}
