import { linksIn } from "#domain/web-address.ts";

export type LinkedTextProps = {
  text: string;
  /** Opens links in place of the page, not beside it. */
  inPlace?: boolean;
};

/** A text that someone wrote, whose links can be followed. */
export function LinkedText({ text, inPlace = false }: LinkedTextProps) {
  return linksIn(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand where they stand
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
