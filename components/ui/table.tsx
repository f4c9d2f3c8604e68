import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

/** Renders a plain table that scrolls within its frame if it is wider than the page. `caption` names it for screen readers. */
export function Table({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<"table"> & { caption: ReactNode }) {
  return (
    <section
      className="relative overflow-x-auto focus-visible:-outline-offset-2"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      aria-label={typeof caption === "string" ? caption : undefined}
    >
      <table {...rest} className={cn("w-full border-collapse text-left text-sm", className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** Renders the row of headings. */
export function TableHead({ children, ...rest }: ComponentProps<"thead">) {
  return (
    <thead {...rest}>
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return <tr {...rest} className={cn("border-t border-line", className)} />;
}

/** Renders a heading cell; `scope` is "col" by default. */
export function TableHeader({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        "h-10 px-3 text-xs font-medium whitespace-nowrap text-ink-muted first:pl-4 last:pr-4",
        className,
      )}
    />
  );
}

export function TableCell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cn("h-12 px-3 py-2 align-middle first:pl-4 last:pr-4", className)} />;
}
