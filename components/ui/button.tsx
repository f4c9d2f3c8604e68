import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { cn } from "./cn.ts";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { pending?: boolean };

/**
 * A button; `type` is "button" unless said otherwise. While `pending` it keeps its width and its focus,
 * shows a spinner and takes no further press.
 */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={cn(buttonClasses({ variant, size }), className)}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClasses({ variant, size }), className)} />;
}

const iconButtonClasses = cva(
  "inline-flex shrink-0 items-center justify-center rounded-control transition-colors disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11",
  {
    variants: {
      variant: {
        ghost:
          "text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink",
        secondary: "border border-line-strong bg-surface text-ink shadow-card hover:bg-hover",
        danger: "text-danger-text hover:bg-danger-soft",
      },
      size: { sm: "size-7 [&_svg]:size-4", md: "size-9 [&_svg]:size-4.5" },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  VariantProps<typeof iconButtonClasses> & {
    /** What pressing it does; screen readers say it. Wrap in Tooltip to show it to everyone. */
    label: string;
  };

/** A button whose face is one icon. */
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

/** A turning circle, silent: the element around it says what is loading (`aria-busy`, a label, a live region). */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn("size-4 animate-spin", className)} />;
}
