import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const badgeClasses = cva(
  "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        neutral: "bg-hover text-ink-muted",
        accent: "bg-accent-soft text-accent-text",
        info: "bg-info-soft text-info-text",
        success: "bg-success-soft text-success-text",
        warning: "bg-warning-soft text-warning-text",
        danger: "bg-danger-soft text-danger-text",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** Shows an item's state in a word or two. A card's status has its own: StatusBadge. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof badgeClasses>) {
  return <span {...rest} className={cn(badgeClasses({ tone }), className)} />;
}
