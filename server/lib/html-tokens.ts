import { Tokenizer } from "htmlparser2";

/** The attributes read from an element, by lowercase name. */
export type Attributes = Readonly<Record<string, string>>;

export type Tokens = {
  /** True for XML: names keep their case, and CDATA is text. */
  readonly isXml?: boolean;
  /** The elements whose attributes are read, or "all". Of other elements, only the name is read. */
  readonly described?: ReadonlySet<string> | "all";
  /** The attributes to read from those elements. */
  readonly attributes?: ReadonlySet<string>;
  /**
   * Handles an opening tag.
   * @param end the position after the tag
   * @param isClosed true for an element that has no content
   */
  readonly onOpen: (name: string, attributes: Attributes, end: number, isClosed: boolean) => void;
  readonly onText?: (text: string) => void;
  /**
   * Handles a closing tag.
   * @param start the position of the tag
   */
  readonly onClose?: (name: string, start: number) => void;
};

const NONE: Attributes = {};
const ignore = () => undefined;
/** Elements that never have content. */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/**
 * Reads HTML as a flat sequence of tags and texts. Stores nothing about the surrounding elements, so that the work grows only with the
 * length of a page, however deep its elements nest and however many stay open.
 */
export function readTokens(html: string, tokens: Tokens): void {
  let name = "";
  let attributes: Record<string, string> | null = null;
  let attribute: string | null = null;
  const { isXml = false, onText = ignore, onClose = ignore } = tokens;
  const nameAt = (start: number, end: number) =>
    isXml ? html.slice(start, end) : html.slice(start, end).toLowerCase();
  const write = (text: string) => {
    if (attributes !== null && attribute !== null) attributes[attribute] += text;
  };
  const open = (end: number, isClosed: boolean) =>
    tokens.onOpen(name, attributes ?? NONE, end + 1, isClosed || (!isXml && VOID.has(name)));
  const tokenizer = new Tokenizer(
    { xmlMode: isXml },
    {
      onopentagname(start, end) {
        name = nameAt(start, end);
        attributes = tokens.described === "all" || tokens.described?.has(name) ? {} : null;
      },
      onattribname(start, end) {
        attribute = null;
        if (attributes === null) return;
        const text = html.slice(start, end).toLowerCase();
        if (!tokens.attributes?.has(text) || Object.hasOwn(attributes, text)) return;
        attribute = text;
        attributes[text] = "";
      },
      onattribdata: (start, end) => write(html.slice(start, end)),
      onattribentity: (codePoint) => write(String.fromCodePoint(codePoint)),
      onattribend: ignore,
      onopentagend: (end) => open(end, false),
      onselfclosingtag: (end) => open(end, true),
      onclosetag: (start, end) => onClose(nameAt(start, end), start - 2),
      ontext: (start, end) => onText(html.slice(start, end)),
      ontextentity: (codePoint) => onText(String.fromCodePoint(codePoint)),
      oncdata: (start, end, offset) => isXml && onText(html.slice(start, end - offset)),
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
