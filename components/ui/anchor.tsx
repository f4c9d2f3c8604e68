import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";

// Links that load the whole page behind them, so that pages before sign-in need no router in the browser.

/** Renders a TextLink without the router. */
export function TextAnchor({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a
      {...rest}
      className="text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}

/** Renders a ButtonLink without the router. */
export function ButtonAnchor({
  variant,
  size,
  className = "",
  children,
  ...rest
}: ComponentProps<"a"> & ButtonLook) {
  return (
    <a {...rest} className={`${buttonClasses({ variant, size })} ${className}`}>
      {children}
    </a>
  );
}
