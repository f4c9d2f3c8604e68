import { cva, type VariantProps } from "class-variance-authority";

/** The classes of a button. app/buttons.css defines them, because in a page of rows, lists of utilities took a third of the HTML. */
export const buttonClasses = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      secondary: "button-secondary",
      ghost: "button-ghost",
      danger: "button-danger",
      link: "button-link",
    },
    size: { sm: "button-sm", md: "button-md", lg: "button-lg" },
  },
  compoundVariants: [{ variant: "link", class: "h-auto px-0 py-1 pointer-coarse:h-11" }],
  defaultVariants: { variant: "secondary", size: "md" },
});

/** The classes of a button whose text contains what people wrote: it takes several lines if it is longer than its place. */
export const longTextClasses =
  "h-auto min-h-8 max-w-full shrink py-1 text-left wrap-anywhere whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-11";

export type ButtonLook = VariantProps<typeof buttonClasses>;
