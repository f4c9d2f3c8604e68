import { Link, type LinkProps } from "./link.tsx";

/** Renders a link in running text. */
export function TextLink(props: Omit<LinkProps, "className">) {
  return (
    <Link
      {...props}
      className="text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
    />
  );
}
