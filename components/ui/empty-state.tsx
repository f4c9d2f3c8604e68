import type { ReactNode } from "react";

export type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** Says what belongs here and how it gets here. */
  description: ReactNode;
  /** The next step: a Button or ButtonLink. */
  action?: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
};

/** Shows a placeholder for content that doesn't exist yet. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, description, action, headingLevel: Heading = "h2" } = props;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-14 text-center">
      <span className="mb-2 text-ink-faint [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</span>
      <Heading className="text-lg font-semibold tracking-tight">{title}</Heading>
      <p className="text-sm leading-relaxed text-ink-muted">{description}</p>
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
