import { cva, type VariantProps } from "class-variance-authority";
import { buttonBase, primaryColors, usualSize } from "./button-looks.ts";

/** The classes of a button. */
export const buttonClasses = cva(buttonBase, {
  variants: {
    variant: {
      primary: primaryColors,
      secondary: "border border-line-strong bg-surface text-ink shadow-card hover:bg-hover",
      ghost: "text-ink-muted hover:bg-hover hover:text-ink",
      danger: "bg-danger text-on-danger hover:bg-danger-hover",
      link: "text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current",
    },
    size: {
      sm: "h-8 px-2.5 text-sm pointer-coarse:h-11 [&_svg]:size-4",
      md: usualSize,
      lg: "h-11 px-5 text-base [&_svg]:size-5",
    },
  },
  compoundVariants: [{ variant: "link", class: "h-auto px-0 py-1" }],
  defaultVariants: { variant: "secondary", size: "md" },
});

export type ButtonLook = VariantProps<typeof buttonClasses>;
