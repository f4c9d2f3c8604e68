import Link from "next/link";
import type { ComponentProps } from "react";

/** Renders a link in running text. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      {...props}
      className="text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
    />
  );
}
