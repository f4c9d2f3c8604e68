import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { cn } from "./cn.ts";
import { Link, type LinkProps } from "./link.tsx";
import { PlainButton, type PlainButtonProps } from "./plain-button.tsx";

export type ButtonProps = PlainButtonProps & ButtonLook;

/** Renders a button in one of the product's styles. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <PlainButton {...rest} className={cn(buttonClasses({ variant, size }), className)} />;
}

export type ButtonLinkProps = LinkProps & ButtonLook;

/** Renders a link that looks like a button: for navigation, whereas Button is for actions. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClasses({ variant, size }), className)} />;
}

const iconButtonClasses = cva("icon-button", {
  variants: {
    variant: {
      ghost: "icon-button-ghost",
      secondary: "button-secondary",
      danger: "text-danger-text hover:bg-danger-soft",
    },
    size: { sm: "icon-button-sm", md: "icon-button-md" },
  },
  defaultVariants: { variant: "ghost", size: "md" },
});

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  VariantProps<typeof iconButtonClasses> & {
    /** The action of the button, for screen readers. Wrap it in Tooltip to show it to everyone. */
    label: string;
  };

/** Renders a button that shows only an icon. */
export function IconButton({ label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cn(iconButtonClasses({ variant, size }), className)}
    />
  );
}
