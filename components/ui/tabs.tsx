"use client";
import { Content, List, Root, Trigger } from "radix-ui/tabs";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

type Tab = { value: string; label: ReactNode; content: ReactNode };
export type TabsProps = Omit<ComponentProps<typeof Root>, "children"> & {
  /** The common subject of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** If true, hidden panels are in the HTML too, for readers without a browser. */
  keepsPanels?: boolean;
};

/** Shows one of several panels at a time. Tabs with their own pages are links instead. */
export function Tabs({ label, tabs, keepsPanels, className, ...rest }: TabsProps) {
  return (
    <Root defaultValue={tabs[0]?.value} {...rest} className={cn("grid gap-4", className)}>
      <List aria-label={label} className="scroll-sideways flex gap-5 border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-10 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          {...(keepsPanels ? { forceMount: true, className: "data-[state=inactive]:hidden" } : {})}
        >
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
