import { linksIn } from "#domain/web-address.ts";

export type LinkedTextProps = {
  text: string;
  /** True to open links in place of the page, not in a new tab. */
  inPlace?: boolean;
};

/** Renders a person's text, with links that can be followed. */
export function LinkedText({ text, inPlace = false }: LinkedTextProps) {
  return linksIn(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        key={index}
        href={href}
        target={inPlace ? undefined : "_blank"}
        rel="noreferrer nofollow"
        className="break-all text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
      >
        {part}
      </a>
    ),
  );
}
