import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Elements that aren't content: controls, images, and what is loaded or hidden. */
const PASSED_OVER = new Set([
  "button",
  "script",
  "style",
  "svg",
  "template",
  "form",
  "input",
  "nav",
  "noscript",
]);
const HEADING = /^h([1-6])$/;

/**
 * Converts the main part of a page to Markdown: headings, paragraphs, lists, tables, code, and links.
 * @param html the page as served
 * @param origin the prefix for links to other pages
 */
export function markdownOf(html: string, origin: string): string {
  const main = find(parseDocument(html).children, "main");
  const text = main ? blocks(labeled(main).children, origin) : "";
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** Names each panel of tabs by its tab, whose button is passed over. */
function labeled(main: Element): Element {
  const named = new Map<string, string>();
  for (const tab of all(main, ({ attribs }) => attribs.role === "tab")) {
    named.set(tab.attribs.id ?? "", plain(tab.children).trim());
  }
  for (const panel of all(main, ({ attribs }) => attribs.role === "tabpanel")) {
    panel.attribs.label = named.get(panel.attribs["aria-labelledby"] ?? "") ?? "";
  }
  return main;
}

function find(nodes: readonly Node[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.name === name ? node : find(node.children, name);
    if (found) return found;
  }
  return undefined;
}

function isElement(node: Node): node is Element {
  return "name" in node && "attribs" in node;
}

/** Converts nodes that may contain blocks; text between them becomes a paragraph. */
function blocks(nodes: readonly Node[], origin: string): string {
  let [text, line] = ["", ""];
  const endLine = () => {
    if (line.trim() !== "") text += `\n\n${line.trim()}\n\n`;
    line = "";
  };
  for (const [index, node] of nodes.entries()) {
    const block = isElement(node) ? blockOf(node, origin) : null;
    if (block === null) line = joined(line, inlineOf(node, origin), nodes[index - 1], node);
    else {
      endLine();
      text += block;
    }
  }
  endLine();
  return text;
}

/** Converts an element to a block; returns null for an inline element. */
function blockOf(element: Element, origin: string): string | null {
  const { name, children, attribs } = element;
  if (name === "svg" && attribs.role === "img") return null;
  if (PASSED_OVER.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true") return "";
  const heading = HEADING.exec(name)?.[1];
  if (heading) return `\n\n${"#".repeat(Number(heading))} ${inline(children, origin).trim()}\n\n`;
  if (name === "pre") {
    const code = plain(children);
    const fence = ticksAround(code, 3);
    return `\n\n${fence}\n${code}\n${fence}\n\n`;
  }
  if (attribs.role === "tabpanel") return `\n\n**${attribs.label}**\n\n${blocks(children, origin)}`;
  if (name === "table") return table(element, origin);
  if (name === "ul" || name === "ol") {
    const items = children.filter(isElement).map((item) => `- ${blocks(item.children, origin).trim()}`);
    return `\n\n${items.join("\n")}\n\n`;
  }
  if (name === "dl") return `\n\n${terms(element, origin).join("\n")}\n\n`;
  if (name === "blockquote") {
    const quoted = blocks(children, origin).trim().split("\n");
    return `\n\n${quoted.map((line) => `> ${line}`.trim()).join("\n")}\n\n`;
  }
  const isInline = ["a", "abbr", "b", "code", "em", "i", "kbd", "small", "span", "strong", "time"].includes(
    name,
  );
  return isInline ? null : blocks(children, origin);
}

function inline(nodes: readonly Node[], origin: string): string {
  return nodes.reduce(
    (line, node, index) => joined(line, inlineOf(node, origin), nodes[index - 1], node),
    "",
  );
}

/** Appends text to a line, with a space between elements that the page separates only by style. */
function joined(line: string, text: string, before: Node | undefined, node: Node): string {
  const areParts = before !== undefined && isElement(before) && isElement(node);
  return areParts && /\S$/.test(line) && /^[\p{L}\p{N}`[/]/u.test(text) ? `${line} ${text}` : line + text;
}

function inlineOf(node: Node, origin: string): string {
  if (!isElement(node)) return "data" in node && node.type === "text" ? node.data.replace(/\s+/g, " ") : "";
  const { name, children, attribs } = node;
  // An image with a label is replaced by it.
  if (name === "svg" && attribs.role === "img") return attribs["aria-label"] ?? "";
  if (PASSED_OVER.has(name) || "hidden" in attribs) return "";
  if (name === "br") return " ";
  const text = inline(children, origin);
  if (name === "code") return codeOf(plain(children).trim());
  const { href } = attribs;
  return name === "a" && href ? `[${text.trim()}](${href.startsWith("/") ? origin + href : href})` : text;
}

/** A text as code in a line; one that begins or ends with a tick is set apart from those around it. */
function codeOf(text: string): string {
  const ticks = ticksAround(text, 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** More ticks than stand together in a text, and so many at least. */
function ticksAround(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return "`".repeat(Math.max(least, longest + 1));
}

function plain(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      isElement(node) ? plain(node.children) : "data" in node && node.type === "text" ? node.data : "",
    )
    .join("");
}

function table(element: Element, origin: string): string {
  const rows = all(element, ({ name }) => name === "tr").map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => inOneLine(blocks(cell.children, origin)).replaceAll("|", "\\|")),
  );
  const [head = [], ...rest] = rows;
  const lines = [head, head.map(() => "---"), ...rest].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n\n${lines.join("\n")}\n\n`;
}

/** Each term with all that is said of it. */
function terms(element: Element, origin: string): string[] {
  const lines: string[] = [];
  for (const { name, children } of all(element, ({ name }) => name === "dt" || name === "dd")) {
    const text = inOneLine(blocks(children, origin));
    if (name === "dt") lines.push(`- ${text}:`);
    else lines.push(`${lines.pop() ?? "-"} ${text}`.trimEnd());
  }
  return lines;
}

function all(element: Element, isWanted: (element: Element) => boolean): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (isWanted(child) ? [child] : all(child, isWanted)));
}

function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}
