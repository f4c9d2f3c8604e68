import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** The name of a form control; `htmlFor` is the control's id. Field brings its own. */
export function Label({
  className,
  htmlFor,
  children,
  ...rest
}: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label {...rest} htmlFor={htmlFor} className={cn("text-sm font-medium text-ink", className)}>
      {children}
    </label>
  );
}
