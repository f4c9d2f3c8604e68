import { type ReactNode, useId } from "react";
import { Card } from "#components/ui/card.tsx";

export type SettingsSectionProps = { title: string; description: string; children: ReactNode };

/** Shows one section of the settings: its description on the left, its controls on the right; stacked on phones. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-base font-semibold tracking-tight">
          {title}
        </h2>
        <p className="text-sm leading-relaxed text-ink-muted">{description}</p>
      </div>
      <Card className="p-5">{children}</Card>
    </section>
  );
}
