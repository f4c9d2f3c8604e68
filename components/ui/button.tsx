import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { cn } from "./cn.ts";
import { Spinner } from "./spinner.tsx";

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
