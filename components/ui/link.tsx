import NextLink from "next/link";
import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * Renders a link to another page of the product, without prefetching. The server renders pages for each request, so a prefetch returns
 * nothing of the page. It would send about 30 requests for each page that opens, and take a third of the server's CPU.
 */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />;
}
