import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Shows a key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...rest}
      className={cn(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-[0.3125rem] border border-line bg-sunken px-1 font-sans text-xs font-medium text-ink-muted",
        className,
      )}
    />
  );
}
