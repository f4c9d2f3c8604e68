import { Tokenizer } from "htmlparser2";

/** The attributes read from an element, by lowercase name. */
type Attributes = Readonly<Record<string, string>>;

export type Tokens = {
  /** Elements whose attributes are read; of all others, only the name. */
  readonly described?: ReadonlySet<string>;
  /** The attributes read from them. */
  readonly attributes?: ReadonlySet<string>;
  readonly onOpen: (name: string, attributes: Attributes) => void;
  readonly onText: (text: string) => void;
  readonly onClose: (name: string) => void;
};

const NONE: Attributes = {};
const ignore = () => undefined;

/**
 * Reads HTML as a flat sequence of tags and texts. Stores nothing about the surrounding elements, so that the work grows with the length of
 * a page however deep it nests and whatever it leaves open.
 */
export function readTokens(html: string, tokens: Tokens): void {
  let name = "";
  let attributes: Record<string, string> | null = null;
  let attribute: string | null = null;
  const write = (text: string) => {
    if (attributes !== null && attribute !== null) attributes[attribute] += text;
  };
  const open = () => tokens.onOpen(name, attributes ?? NONE);
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = tokens.described?.has(name) ? {} : null;
      },
      onattribname(start, end) {
        attribute = null;
        if (attributes === null) return;
        const given = html.slice(start, end).toLowerCase();
        if (!tokens.attributes?.has(given) || Object.hasOwn(attributes, given)) return;
        attribute = given;
        attributes[given] = "";
      },
      onattribdata: (start, end) => write(html.slice(start, end)),
      onattribentity: (codePoint) => write(String.fromCodePoint(codePoint)),
      onattribend: ignore,
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => tokens.onClose(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => tokens.onText(html.slice(start, end)),
      ontextentity: (codePoint) => tokens.onText(String.fromCodePoint(codePoint)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
