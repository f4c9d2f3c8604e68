import { cva, type VariantProps } from "class-variance-authority";
import { buttonBase, buttonSizes, buttonVariants } from "./button-looks.ts";

/** The classes of a button. */
export const buttonClasses = cva(buttonBase, {
  variants: { variant: buttonVariants, size: buttonSizes },
  compoundVariants: [{ variant: "link", class: "h-auto px-0 py-1" }],
  defaultVariants: { variant: "secondary", size: "md" },
});

export type ButtonLook = VariantProps<typeof buttonClasses>;
